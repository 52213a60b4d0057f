import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { baseImages, pinBaseImages, unpinned } from './base-images.ts';

// `npm run images:pin`; with --check it changes nothing, and exits with 1 when an image has no digest.
const ROOT = path.resolve(import.meta.dirname, '../..');

if (process.argv.includes('--check')) {
  const faults = unpinned(baseImages(ROOT));
  for (const fault of faults) process.stderr.write(`${fault}\n`);
  if (faults.length > 0) process.exitCode = 1;
} else {
  const digestOf = async (name: string) => {
    const asked = ['buildx', 'imagetools', 'inspect', name, '--format', '{{.Manifest.Digest}}'];
    return (await promisify(execFile)('docker', asked)).stdout;
  };
  for (const [name, digest] of Object.entries(await pinBaseImages(ROOT, digestOf)))
    process.stdout.write(`${name}@${digest}\n`);
}
