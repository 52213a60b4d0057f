/**
 * Ends this process as Ctrl-C would once the process that started it is gone: otherwise the store would go on, holding
 * its port and its database. Imported for its effect, also by Node's --import before a service.
 * On Windows a process gets no signal when its parent ends.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { isMainThread } from 'node:worker_threads';

const EVERY_MS = 1000;

if (isMainThread && process.platform !== 'win32') {
  const first = lineage();
  const timer = setInterval(() => {
    if (lineage() === first) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, EVERY_MS);
  timer.unref();
}

/** The parent; and npm's process where npm runs the script in a shell, which outlives npm. */
function lineage() {
  const parent = process.ppid;
  const { name, ppid } = process.env.npm_lifecycle_event ? look(parent) : {};
  return /^(.*\/)?(sh|dash|bash|zsh|ash)$/.test(name || '') ? `${parent} ${ppid}` : `${parent}`;
}

function look(pid) {
  try {
    const [, name, ppid] = /\((.*)\) \S (\d+)/.exec(fs.readFileSync(`/proc/${pid}/stat`, 'utf8')) || [];
    return { name, ppid };
  } catch {
    // macOS has no /proc.
    const line = String(spawnSync('ps', ['-o', 'ppid=,comm=', '-p', String(pid)]).stdout || '');
    const [, ppid, name] = /(\d+)\s+(\S+)/.exec(line) || [];
    return { name, ppid };
  }
}
