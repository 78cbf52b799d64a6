// Run before anything else and by whatever Node there is: old syntax, no dependencies.
'use strict';

var needed = 24;

/** Says which Node is needed, or nothing where `version` will do. */
function nodeFault(version) {
  if (parseInt(version.replace(/^v/, ''), 10) >= needed) return '';
  return (
    'This needs Node ' +
    needed +
    ' or newer, and here it is ' +
    version +
    ': the install brings its own Node on Linux and on macOS; elsewhere install one from https://nodejs.org first.'
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
