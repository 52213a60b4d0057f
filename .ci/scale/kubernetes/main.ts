import { mkdirSync } from 'node:fs';
import { FOLDER, writeManifests } from './manifests.ts';

// `npm run manifests`
mkdirSync(FOLDER, { recursive: true });
writeManifests();
