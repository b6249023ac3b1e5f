# How a check looks on: a folder to work in, conditions that must hold or are waited for, and terminals of 80 by 24.
# To be sourced.

work=$(mktemp -d)

say() { printf "\n== %s (%ss)\n" "$1" "$SECONDS"; }

fail() {
  {
    echo "FAILED: $*"
    tail -n 5 "$work/answer" "$work"/*.said
    terminal capture-pane -p
  } >&2 2> /dev/null || true
  exit 1
}

check() { "$@" || fail "$*"; }

# Waits until a command succeeds: for what is to happen, not for a time. After a minute it never will.
await() {
  local tries
  for ((tries = 0; tries < 1200; tries++)); do
    if "$@"; then return 0; fi
    sleep 0.05
  done
  fail "$*"
}

# Terminals of 80 by 24.
terminal() { tmux -S "$work/tmux" -f /dev/null "$@"; }

keys() { terminal send-keys -t "$@"; }
shows() { terminal capture-pane -p -t "$1" 2> /dev/null | grep -qF -- "$2"; }
