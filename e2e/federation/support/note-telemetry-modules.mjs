import { registerHooks } from 'node:module';

/**
 * For `node --import`: writes a line for each module of OpenTelemetry that the process loads, but for its bare API, which
 * prom-client loads.
 */
registerHooks({
  load(url, context, nextLoad) {
    if (/\/@opentelemetry\/(?!api\/)/.test(url))
      process.stdout.write(`${JSON.stringify({ msg: 'loaded', module: url })}\n`);
    return nextLoad(url, context);
  },
});
