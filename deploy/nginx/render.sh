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
export BACKEND_CA="${BACKEND_CA:-/etc/ssl/certs/ca-certificates.crt}"
export SIGN_IN_RATE="${SIGN_IN_RATE:-10r/s}"
export IMAGE_SOURCES="${IMAGE_SOURCES:-}"
policy_reports=${POLICY_REPORTS:-}
assets_dir=${ASSETS_DIR:-}
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
matches "$SIGN_IN_RATE" '[1-9][0-9]*r/[sm]' || fail "SIGN_IN_RATE must be a rate, as in 10r/s: $SIGN_IN_RATE"
matches "$policy_reports" '((https?:/)?/[A-Za-z0-9._~:/-]+)?' || fail "POLICY_REPORTS must be an address without parameters: $policy_reports"
matches "$WORKER_PROCESSES" 'auto|[1-9][0-9]*' || fail "WORKER_PROCESSES must be auto or a number: $WORKER_PROCESSES"
file='/[A-Za-z0-9._/~+@-]+'
matches "$ACCESS_LOG" "$file" || fail "ACCESS_LOG must be the absolute path of a file, without spaces: $ACCESS_LOG"
matches "$RUN_DIR" "$file" || fail "RUN_DIR must be the absolute path of a folder, without spaces: $RUN_DIR"
matches "$brotli_module" "($file)?" || fail "BROTLI_MODULE must be the absolute path of a file, without spaces: $brotli_module"
matches "$assets_dir" "($file)?" || fail "ASSETS_DIR must be the absolute path of a folder, without spaces: $assets_dir"
matches "$BACKEND_CA" "$file" || fail "BACKEND_CA must be the absolute path of a file, without spaces: $BACKEND_CA"
case $BACKEND_URL in
  https://*) [ -r "$BACKEND_CA" ] || fail "BACKEND_CA must be a file of trusted certificates that can be read: $BACKEND_CA" ;;
esac
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
mkdir -p "$RUN_DIR"
# Other users of the machine must not be able to replace the files of nginx.
[ ! -L "$RUN_DIR" ] && [ -O "$RUN_DIR" ] && [ -z "$(find "$RUN_DIR" -prune -perm /022)" ] ||
  fail "RUN_DIR must be a folder that belongs to this user, and that no one else can write to: $RUN_DIR"
rm -rf "${RUN_DIR:?}/root" "$RUN_DIR"/*.conf
folder=$RUN_DIR/root${BASE_PATH%/}
mkdir -p "$folder" "$RUN_DIR/temp"
for entry in "$app_dir"/*; do
  ln -s "$entry" "$folder/"
done
rm "$folder/index.html"
# Each file gets its name when it is complete: another replica may already serve the folder.
if [ -n "$assets_dir" ]; then
  copied=$(mktemp -d "$assets_dir/.copying-XXXXXX") || fail "ASSETS_DIR must be a folder that this user can write to: $assets_dir"
  cp "$app_dir"/assets/* "$copied/"
  mv -f "$copied"/* "$assets_dir/"
  rmdir "$copied"
  rm "$folder/assets"
  ln -s "$assets_dir" "$folder/assets"
fi
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
CONTENT_SECURITY_POLICY=$CONTENT_SECURITY_POLICY${policy_reports:+; report-uri $policy_reports}
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
