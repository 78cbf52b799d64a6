// Runs first, in any version of Node: uses old syntax and no dependencies.
'use strict';

var needed = 24;

/** Returns an error message if `version` is too old, otherwise an empty text. */
function nodeFault(version) {
  if (parseInt(version.replace(/^v/, ''), 10) >= needed) return '';
  return (
    'This needs Node ' +
    needed +
    ' or newer; this is ' +
    version +
    ': the install includes Node on Linux and macOS; on other systems install it from https://nodejs.org first.'
  );
}

module.exports = { nodeFault: nodeFault };

if (require.main === module) {
  var fault = nodeFault(process.version);
  if (fault) {
    console.error(fault);
    process.exit(1);
  }
}
