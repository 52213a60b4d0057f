import { statfs } from 'node:fs/promises';
import { totalmem } from 'node:os';

/** A service that cannot write any more is wrong before it fails: mails, pictures and kept pages are files. */
const LEAST_FREE_BYTES = 256 * 1024 * 1024;

/** Bytes of the file system that contains a folder. */
async function diskOf(folder: string): Promise<{ readonly size: number; readonly free: number }> {
  const { blocks, bavail, bsize } = await statfs(folder);
  return { size: blocks * bsize, free: bavail * bsize };
}

export async function isDiskFull(folder: string, leastFree = LEAST_FREE_BYTES): Promise<boolean> {
  return (await diskOf(folder)).free < leastFree;
}

/** Bytes that this process may use: its container's, or the machine's. */
export const memoryLimit = () => Math.min(process.constrainedMemory() || Number.POSITIVE_INFINITY, totalmem());

/** What a process can use up, as Prometheus gauges: its folder's disk and its memory. */
export const machineGauges = (folder: string) => [
  {
    name: 'disk_free_bytes',
    help: "Free space where the service's folder is.",
    read: async () => (await diskOf(folder)).free,
  },
  {
    name: 'disk_size_bytes',
    help: "Size of the file system where the service's folder is.",
    read: async () => (await diskOf(folder)).size,
  },
  {
    name: 'process_memory_limit_bytes',
    help: "The memory that the process may use: its container's, or the machine's.",
    read: async () => memoryLimit(),
  },
];
