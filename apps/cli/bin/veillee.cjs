#!/usr/bin/env -S node --min-semi-space-size=16 --max-semi-space-size=16
// Plain old JavaScript on purpose: found by an old Node, it hands over to the project's own. What lives shortly has
// 16 MB of memory in either half from the start, and never more; the thread of the house has a size of its own.
var needNode = require('../../../scripts/need-node.cjs');

if (needNode.isNewEnough()) {
  // The sources are compiled once and kept; where that folder cannot be written, each time.
  require('module').enableCompileCache(
    require('path').join(__dirname, '../../../node_modules/.cache/veillee'),
  );
  import('../src/main.ts');
} else if (needNode.pinnedNode()) {
  handOver(needNode.pinnedNode());
} else {
  needNode.explain();
  process.exit(1);
}

function handOver(node) {
  var args = process.execArgv.concat(__filename, process.argv.slice(2));
  var child = require('child_process').spawn(node, args, { stdio: 'inherit' });
  ['SIGINT', 'SIGTERM', 'SIGHUP'].forEach((signal) => {
    process.on(signal, () => child.kill(signal));
  });
  child.on('exit', (code, signal) => {
    if (signal) process.removeAllListeners(signal);
    if (signal) process.kill(process.pid, signal);
    else process.exit(code);
  });
}
