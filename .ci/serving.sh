# An sshd on the loopback that serves the game by the files in Sources/Serving/, and clients to play through it. To be
# sourced, from the root; ends what it starts. The program is EXPEDITION_PROGRAM, else the release.

. .ci/release-options.sh
program=${EXPEDITION_PROGRAM:-$PWD/$release_build/expedition}
. .ci/watching.sh
home=$work/home

# The server. All players are this account; the address that they call says which rule they come under:
# 127.0.0.1 the one for an account each, 127.0.0.3 the same with less patience, 127.0.0.2 the one for keys.

# Copies a file from Sources/Serving/ for this folder and these addresses.
adapted() {
  sed "s|/usr/local/bin|$work/bin|; s|/etc/ssh/expedition-keys|$work/keys|
    s|^Match Group players|Match LocalAddress 127.0.0.1|
    s|^Match User expedition|Match LocalAddress 127.0.0.2|
    s|--ui \"\$voice\"|& --seed 1|" "Sources/Serving/$1"
}

make_keys() {
  local key
  for key in host account anna ben; do ssh-keygen -q -t ed25519 -N '' -C '' -f "$work/$key"; done
  adapted expedition-keys > "$work/bin/expedition-keys"
  sh "$work/bin/expedition-keys" "$work/anna.pub" "$work/ben.pub" > "$work/keys"
}

configure() {
  adapted expedition-session > "$work/bin/expedition-session"
  chmod +x "$work/bin/expedition-session"
  adapted expedition.conf > "$work/expedition.conf"
  sed -n '/^Match LocalAddress 127.0.0.1/,/^$/p' "$work/expedition.conf" |
    sed 's/127.0.0.1/127.0.0.3/; s/AliveInterval .*/AliveInterval 1/' > "$work/impatient.conf"
  cat > "$work/sshd_config" <<EOF
Port $port
ListenAddress 127.0.0.1
ListenAddress 127.0.0.2
ListenAddress 127.0.0.3
HostKey $work/host
AuthorizedKeysFile $work/account.pub
PidFile none
StrictModes no
UsePAM no
PasswordAuthentication no
KbdInteractiveAuthentication no
PermitRootLogin prohibit-password
MaxStartups 200
Subsystem sftp internal-sftp
SetEnv HOME=$home
Include $work/expedition.conf
Include $work/impatient.conf
EOF
  local host
  for host in account anna ben impatient; do
    local address=127.0.0.2 key=$host
    case $host in
      account) address=127.0.0.1 ;;
      impatient) address=127.0.0.3 key=account ;;
    esac
    printf 'Host %s\n  HostName %s\n  IdentityFile %s\n' "$host" "$address" "$work/$key"
  done > "$work/ssh_config"
  cat >> "$work/ssh_config" <<EOF
Host *
  Port $port
  IdentitiesOnly yes
  BatchMode yes
  LogLevel ERROR
  UserKnownHostsFile $work/known
EOF
  sed "s/^/[127.0.0.*]:$port /" "$work/host.pub" > "$work/known"
}

# Starts sshd at a free port.
start_server() {
  mkdir -p /run/sshd 2> /dev/null || true
  local sshd
  sshd=$(PATH=$PATH:/usr/sbin command -v sshd)
  while true; do
    port=$((20000 + RANDOM % 10000))
    configure
    : > "$work/log"
    "$sshd" -D -e -f "$work/sshd_config" 2>> "$work/log" &
    server=$!
    await has_answer
    if listens; then return 0; fi
    grep -q 'Address already in use' "$work/log" || fail "sshd: $(< "$work/log")"
    end_server
  done
}

listens() { [ "$(grep -c 'Server listening' "$work/log")" = 3 ]; }
has_answer() { listens || grep -q 'Bind to port' "$work/log" || ! kill -0 "$server" 2> /dev/null; }
end_server() { kill "${server-}" 2> /dev/null && wait "$server" || true; }

# Ends what was started here, each by its id, and waits for the programs to save.
clean_up() {
  local pid
  terminal kill-server 2> /dev/null || true
  for pid in "${clients[@]}"; do kill -9 "$pid" 2> /dev/null || true; done
  end_server
  for pid in $(programs); do kill "$pid" 2> /dev/null || true; done
  await eval '[ -z "$(programs)" ]'
  rm -rf "$work"
}

# The programs that run here, or those of one data folder.
programs() {
  local pid
  for pid in $(pgrep -x expedition); do
    [ "$(readlink "/proc/$pid/exe")" = "$work/bin/expedition" ] || continue
    [ $# = 0 ] || grep -qzxF "EXPEDITION_DATA_DIR=$1" "/proc/$pid/environ" || continue
    echo "$pid"
  done 2> /dev/null
}

plays() { [ -n "$(programs "$1")" ]; }
is_gone() { ! plays "$1"; }

# The process of sshd that serves a program.
session_of() {
  local pid=$1
  while [[ $(< "/proc/$pid/comm") != sshd* ]]; do pid=$(ps -o ppid= -p "$pid" | tr -d ' '); done
  echo "$pid"
}

# What stands in a data folder, as who serves the game reads it.
levels() { "$work/bin/expedition" levels --plain --lang en --data-dir "$1"; }
has_fallen_once() { levels "$1" | grep -q "^1.1,.*mishaps 1 of 2"; }

# Clients.

clients=()
ssh_to() { ssh -F "$work/ssh_config" "$@"; }

# Opens a session without a terminal: `type_to NAME` is heard in it, and what it says stands in NAME.said.
open_pipe() {
  local name=$1
  shift
  rm -f "$work/$name.in"
  mkfifo "$work/$name.in"
  ssh -F "$work/ssh_config" "$@" < "$work/$name.in" > "$work/$name.said" 2>&1 &
  client=$!
  disown "$client"
  clients+=("$client")
  exec {writing}> "$work/$name.in"
  printf -v "pipe_$name" %s "$writing"
}

type_to() {
  local pipe=pipe_$1
  shift
  printf '%s\n' "$@" >&"${!pipe}"
}

said() { grep -qF -- "$2" "$work/$1.said"; }

# Opens a terminal in which ssh runs with these arguments.
open_terminal() {
  local name=$1
  shift
  terminal new-session -d -x 80 -y 24 -s "$name" "exec ssh -F '$work/ssh_config' $*"
  client=$(terminal display -p -t "$name" '#{pane_pid}')
}

trap clean_up EXIT
mkdir "$home" "$work/bin"
cp "$program" "$work/bin/expedition"
make_keys
start_server
