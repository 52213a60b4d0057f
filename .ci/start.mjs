import { launch } from './bootstrap.mjs';

launch('start/main.ts');
