import Testing

@testable import Campaign
@testable import Flow

/// What each room's texts state, written down as rules; of all full lists they must leave one.
@Suite struct `The Hidden Tomb` {
  private typealias List = [String: AnswerID]
  private let rooms: [SearchLevel]

  init() throws {
    rooms = try HiddenTombChapter.chapter().levels.compactMap(\.search)
  }

  @Test func `it has four rooms with 3, 3, 4 and 4 objects`() {
    #expect(rooms.map(\.elements.count) == [3, 3, 4, 4])
    #expect(rooms.map { lists(of: $0).count } == [27, 27, 256, 108])
  }

  @Test func `in each room exactly one full list holds`() {
    for room in rooms {
      let winning = lists(of: room).filter { room.correctCount(of: $0) == room.elements.count }
      #expect(winning == [rightList(of: room)], "\(room.elements[0].id)")
    }
  }

  @Test func `only what is worn is trodden on, and every tile is crossed`() {
    let isWorn = ["first": true, "second": false, "third": true]
    expectOnlyRight(in: rooms[0]) { list in
      list.allSatisfy { tile, action in
        let treads = ["step", "crawl"].contains(action)
        return (treads || action == "jump") && treads == isWorn[tile]
      }
    }
  }

  @Test func `each block goes the way of its groove, and up where there is none`() {
    let way = ["push": "away", "pull": "near", "lift": "none"]
    let grooves = ["left": "away", "middle": "near", "right": "none"]
    expectOnlyRight(in: rooms[1]) { list in
      list.allSatisfy { block, action in way[action] == grooves[block] }
    }
  }

  @Test func `the letters on the ceiling leave 24 lists, the four walls leave one`() {
    let room = rooms[2]
    func usesEachGestureOnce(_ list: List) -> Bool { Set(list.values).count == 4 }
    #expect(lists(of: room).count(where: usesEachGestureOnce) == 24)
    expectOnlyRight(in: room) { list in
      usesEachGestureOnce(list)
        && list["right"] == "leave"  // sheds dust, carries the ceiling
        && list["ahead"] != "pull"  // a ring that nobody has polished
        && list["behind"] != "pull"  // no ring at all
        && list["behind"] != "strike"  // thick
        && list["left"] != "strike"  // solid
    }
  }

  @Test func `the jewels repeat the first lock, the rope what it was asked`() {
    let wanted = ["bear": 4, "bird": 2, "spikes": 0, "rope": 3]
    let given = ["four": 4, "two": 2, "none": 0, "tug": 3]
    expectOnlyRight(in: rooms[3]) { list in
      list.allSatisfy { object, action in given[action] == wanted[object] }
    }
  }

  @Test func `feeling decides nothing: in each room several lists feel like progress throughout`() {
    for room in rooms {
      let promising = lists(of: room).filter { list in
        room.elements.allSatisfy { element in
          list[element.id].flatMap(element.action)?.outcome == .progress
        }
      }
      #expect(promising.count >= 4, "\(room.elements[0].id)")
    }
  }

  @Test func `each room has a way to fall`() {
    #expect(rooms.allSatisfy { !$0.mishaps.isEmpty })
  }

  private func expectOnlyRight(
    in room: SearchLevel, where rule: (List) -> Bool,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let found = lists(of: room).filter(rule)
    #expect(found == [rightList(of: room)], sourceLocation: sourceLocation)
  }

  private func rightList(of room: SearchLevel) -> List {
    Dictionary(uniqueKeysWithValues: room.elements.map { ($0.id, $0.right) })
  }

  /// Every way to do one thing to each object.
  private func lists(of room: SearchLevel) -> [List] {
    room.elements.reduce([[:]]) { lists, element in
      lists.flatMap { list in
        element.actions.map { list.merging([element.id: $0.id]) { _, new in new } }
      }
    }
  }
}
