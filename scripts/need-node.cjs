// Plain old JavaScript on purpose: it must run, and explain itself, on whatever Node is found.
// Before a script: `node scripts/need-node.cjs` stops with one line when this Node is too old.
var fs = require('fs');
var path = require('path');

var needed = 26;
var root = path.join(__dirname, '..');

function isNewEnough() {
  return Number(process.versions.node.split('.')[0]) >= needed;
}

/** The Node that `npm install` put into the project, or null where its install script was blocked. */
function pinnedNode() {
  var name = process.platform === 'win32' ? 'node.exe' : 'node';
  var file = path.join(root, 'node_modules', 'node', 'bin', name);
  return fs.existsSync(file) ? file : null;
}

function explain() {
  var here = process.versions.node;
  var cure = 'npm install && npm rebuild node --ignore-scripts=false';
  var fr = 'Veillée a besoin de Node ' + needed + ' et trouve ' + here + ' : lance ' + cure;
  var en = 'Veillée needs Node ' + needed + ' and finds ' + here + ': run ' + cure;
  console.error(/^en/i.test(process.env.VEILLEE_LANG || process.env.LANG || '') ? en : fr);
}

module.exports = { explain: explain, isNewEnough: isNewEnough, pinnedNode: pinnedNode };

if (require.main === module && !isNewEnough()) {
  explain();
  process.exit(1);
}
