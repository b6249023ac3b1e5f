import JSON
import JSONSchema
import Localization
import Sampling
import Testing

@testable import Packs

/// The schema and the reader are of one mind.
@Suite struct SchemaTests {
  private let schema: JSONValue

  init() throws {
    schema = try JSONReader.read(PackJSONSchema.write(in: .en), limits: SchemaTests.limits)
  }

  private static let limits: JSONLimits = {
    var limits = JSONLimits()
    limits.depth = 64
    return limits
  }()

  @Test func `both take what the program writes`() throws {
    for bytes in [PackWriter.write(.sample), StarterPack.write(for: .fr)] {
      #expect(JSONSchemaValidator(schema).admits(try JSONReader.read(bytes)))
      #expect(PackReader.read(bytes).document != nil)
    }
  }

  /// One change at each place of a pack: what the one refuses the other does, too.
  @Test func `both judge alike what was changed somewhere`() throws {
    let whole = try JSONReader.read(PackWriter.write(.sample))
    var refused = 0
    for changed in sampled(Mutations.all(of: whole)) {
      let isAdmitted = JSONSchemaValidator(schema).admits(changed)
      let bytes = JSONWriter.write(changed)
      let isRead = PackReader.read(bytes).document != nil
      #expect(isAdmitted == isRead, "\(String(decoding: bytes, as: UTF8.self))")
      refused += isRead ? 0 : 1
    }
    #expect(refused > 150)
  }

  @Test func `every member has a meaning in both languages`() throws {
    for language in Language.allCases {
      let schema = try JSONReader.read(
        PackJSONSchema.write(in: language), limits: SchemaTests.limits)
      #expect(schema["properties"]?["chapters"]?["description"]?.string?.isEmpty == false)
    }
    #expect(PackJSONSchema.write(in: .en) != PackJSONSchema.write(in: .fr))
  }
}

/// Documents that differ from one in one place.
enum Mutations {
  private static let others: [JSONValue] = [
    .null, true, 0, 7, 100, "", " ", "x", "no such word", [], ["x"], JSONValue(JSONObject()),
    ["en": "x"], ["no code": "x"], ["en": ["x"]], ["en": 1],
  ]

  static func all(of value: JSONValue) -> [JSONValue] {
    var results = others
    if let array = value.array {
      results.append(JSONValue(Array(array.dropLast())))
      results.append(JSONValue(array + array))
      for (index, element) in array.enumerated() {
        results += all(of: element).map { changed in
          var array = array
          array[index] = changed
          return JSONValue(array)
        }
      }
    }
    if let object = value.object {
      for member in object.members {
        results += ([nil] + all(of: member.value)).map { changed in
          var object = object
          object[member.key] = changed
          return JSONValue(object)
        }
      }
      var more = object
      more["unheard-of"] = "x"
      results.append(JSONValue(more))
    }
    return results
  }
}
