const { TestEnvironment } = require('jest-environment-jsdom');

// jsdom lacks what the client and the router use of the platform. MessageChannel and BroadcastChannel stay out:
// their open ports keep a finished run from ending.
const FROM_NODE = [
  'fetch',
  'Request',
  'Response',
  'Headers',
  'AbortController',
  'AbortSignal',
  'TextEncoder',
  'TextDecoder',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'structuredClone',
];

module.exports = class extends TestEnvironment {
  constructor(...settings) {
    super(...settings);
    for (const name of FROM_NODE) this.global[name] = globalThis[name];
  }
};
