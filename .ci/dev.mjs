import { launch } from './bootstrap.mjs';

launch('dev/main.ts');
