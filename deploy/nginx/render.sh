#!/bin/sh
# Prepares nginx from environment variables: writes the folder that is served, config.json and the configuration of
# nginx below RUN_DIR. docs/administration.md lists the variables. Starts the command in its arguments afterwards, if any.
set -eu

here=$(cd "$(dirname "$0")" && pwd)
export BASE_PATH="${BASE_PATH:-/}"
export LISTEN="${LISTEN:-8080}"
export RUN_DIR="${RUN_DIR:-/tmp/selfservice}"
export WORKER_PROCESSES="${WORKER_PROCESSES:-auto}"
export ACCESS_LOG="${ACCESS_LOG:-/dev/stdout}"
export BACKEND_URL="${BACKEND_URL:-}"
export BACKEND_PATH="${BACKEND_PATH:-${BASE_PATH}backend/}"
export BACKEND_TIMEOUT="${BACKEND_TIMEOUT:-60s}"
export UPLOAD_LIMIT="${UPLOAD_LIMIT:-20m}"
export IMAGE_SOURCES="${IMAGE_SOURCES:-}"
app_dir=${APP_DIR:-/usr/share/selfservice}
config_file=${CONFIG_FILE:-/etc/selfservice/config.json}
brotli_module=${BROTLI_MODULE:-/usr/lib/nginx/modules/ngx_http_brotli_static_module.so}

fail() {
  echo "render.sh: $1" >&2
  exit 1
}

# Whether a text matches an extended regular expression as a whole; a text of several lines never does.
matches() {
  [ "$(printf '%s\n' "$1" | wc -l)" -eq 1 ] && printf '%s\n' "$1" | grep -Eqx -- "$2"
}

path='/([A-Za-z0-9._~-]+/)*'
matches "$BASE_PATH" "$path" || fail "BASE_PATH must begin and end with a slash, as in /selfservice/: $BASE_PATH"
matches "$BACKEND_PATH" "$path" || fail "BACKEND_PATH must begin and end with a slash, as in /backend/: $BACKEND_PATH"
[ "$BACKEND_PATH" != "$BASE_PATH" ] || fail 'BACKEND_PATH and BASE_PATH must differ.'
matches "$LISTEN" '[]A-Za-z0-9.:[]+' || fail "LISTEN must be a port, or an address with a port: $LISTEN"
matches "$BACKEND_URL" '(https?://[][A-Za-z0-9._~:/-]+)?' || fail "BACKEND_URL must be an http or https address without parameters: $BACKEND_URL"
matches "$BACKEND_TIMEOUT" '[0-9]+(ms|s|m|h)' || fail "BACKEND_TIMEOUT must be a time with its unit, as in 60s: $BACKEND_TIMEOUT"
matches "$UPLOAD_LIMIT" '[0-9]+[kmg]?' || fail "UPLOAD_LIMIT must be a size, as in 20m: $UPLOAD_LIMIT"
matches "$IMAGE_SOURCES" '[A-Za-z0-9.:/* -]*' || fail "IMAGE_SOURCES must be origins with spaces between them: $IMAGE_SOURCES"
[ -f "$app_dir/index.html" ] || fail "There is no build in $app_dir."

# Writes a field of config.json if its variable is set: the name of the field, text or value, and the variable's content.
field() {
  [ -n "$3" ] || return 0
  case $2 in
    text)
      matches "$3" '[^[:cntrl:]]*' || fail "$1 must be one line of text."
      content=\"$(printf '%s' "$3" | sed 's/\\/\\\\/g; s/"/\\"/g')\"
      ;;
    *)
      matches "$3" 'true|false|[0-9]+(\.[0-9]+)?' || fail "$1 must be a number, true or false: $3"
      content=$3
      ;;
  esac
  printf '%s  "%s": %s' "$separator" "$1" "$content"
  separator=',
'
}

fields() {
  separator=
  printf '{\n'
  field endpoint text "${SELFSERVICE_ENDPOINT:-$proxied}"
  field syncEndpointOriginWithClient value "${SELFSERVICE_SYNC_ENDPOINT_ORIGIN_WITH_CLIENT:-}"
  field debug value "${SELFSERVICE_DEBUG:-}"
  field autoLogoutMinutes value "${SELFSERVICE_AUTO_LOGOUT_MINUTES:-}"
  field infoText text "${SELFSERVICE_INFO_TEXT:-}"
  field uploadSize value "${SELFSERVICE_UPLOAD_SIZE:-}"
  field uploadQuality value "${SELFSERVICE_UPLOAD_QUALITY:-}"
  field multiTenant value "${SELFSERVICE_MULTI_TENANT:-}"
  field substitutionsEnabled value "${SELFSERVICE_SUBSTITUTIONS_ENABLED:-}"
  field authenticationUrl text "${SELFSERVICE_AUTHENTICATION_URL:-}"
  field undoSeconds value "${SELFSERVICE_UNDO_SECONDS:-}"
  field terminalQueue value "${SELFSERVICE_TERMINAL_QUEUE:-}"
  field installable value "${SELFSERVICE_INSTALLABLE:-}"
  field offlinePlan value "${SELFSERVICE_OFFLINE_PLAN:-}"
  printf '\n}\n'
}

# Replaces the names in ${…} that are environment variables.
render() {
  awk '{
    rest = $0
    line = ""
    while (match(rest, /\$\{[A-Z_]+\}/)) {
      name = substr(rest, RSTART + 2, RLENGTH - 3)
      line = line substr(rest, 1, RSTART - 1) ENVIRON[name]
      rest = substr(rest, RSTART + RLENGTH)
    }
    print line rest
  }' "$1"
}

umask 022
rm -rf "${RUN_DIR:?}/root" "$RUN_DIR"/*.conf
folder=$RUN_DIR/root${BASE_PATH%/}
mkdir -p "$folder" "$RUN_DIR/temp"
for entry in "$app_dir"/*; do
  ln -s "$entry" "$folder/"
done
rm "$folder/index.html"
sed "s|<base href=\"/\" />|<base href=\"$BASE_PATH\" />|" "$app_dir/index.html" >"$folder/index.html"

proxied=
[ -z "$BACKEND_URL" ] || proxied=${BACKEND_PATH%/}
rm -f "$folder/config.json"
if [ -f "$config_file" ]; then
  ln -s "$config_file" "$folder/config.json"
else
  fields >"$folder/config.json"
fi

# The origin of the backend, for the content security policy. A path, or nothing, is the origin of the page.
endpoint=$(sed -n 's/.*"endpoint"[[:space:]]*:[[:space:]]*"\([^"]*\)".*/\1/p' "$folder/config.json" | head -n 1)
ENDPOINT_ORIGIN=$(printf '%s\n' "$endpoint" | sed -n 's|^\(https\{0,1\}://[^/?#]*\).*|\1|p')
matches "$ENDPOINT_ORIGIN" '[][A-Za-z0-9.:/-]*' || fail "endpoint must be an address: $endpoint"
export ENDPOINT_ORIGIN
CONTENT_SECURITY_POLICY=$(render "$here/content-security-policy.txt" |
  sed -e '/^#/d' -e '/^$/d' -e 's/  */ /g' -e 's/ $//' | awk 'NR > 1 { printf "; " } { printf "%s", $0 }')
export CONTENT_SECURITY_POLICY

if [ "$BASE_PATH" != / ]; then
  printf 'location / {\n  return 404;\n}\nlocation = %s {\n  return 301 %s$is_args$args;\n}\n' \
    "${BASE_PATH%/}" "$BASE_PATH" >"$RUN_DIR/folder.conf"
fi
if [ -n "$BACKEND_URL" ]; then
  BACKEND_URL=${BACKEND_URL%/}
  render "$here/backend.conf.template" >"$RUN_DIR/backend.conf"
fi
if [ -f "$brotli_module" ]; then
  echo "load_module $brotli_module;" >"$RUN_DIR/modules.conf"
  echo 'brotli_static on;' >"$RUN_DIR/brotli.conf"
fi
render "$here/nginx.conf.template" >"$RUN_DIR/nginx.conf"

[ $# -eq 0 ] || exec "$@"
