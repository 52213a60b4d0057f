import { createNanoEvents } from 'nanoevents';
import * as v from 'valibot';
import { EVENTS, type EventName, type EventPayload } from './contract.ts';

type Listeners = { [Name in EventName]: (payload: EventPayload<Name>) => void };

const emitter = createNanoEvents<Listeners>();

/** A payload that breaks the contract throws in development. */
export function emit<Name extends EventName>(name: Name, payload: EventPayload<Name>): void {
  // biome-ignore lint/style/noProcessEnv: the build puts a constant here.
  if (process.env.NODE_ENV !== 'production') v.parse(EVENTS[name], payload);
  emitter.emit(name, ...([payload] as Parameters<Listeners[Name]>));
}

/** Returns the function that removes the listener. */
export function on<Name extends EventName>(name: Name, listener: Listeners[Name]): () => void {
  return emitter.on(name, listener);
}
