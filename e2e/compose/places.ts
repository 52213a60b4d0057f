import type { ComposeFile } from '../../.ci/scale/compose-types.ts';
import { freePorts } from '../../.ci/start/ports.ts';

/** Where this machine has what a container has at its own address: a port of 127.0.0.1 for each port of each service. */
export interface Places {
  /** 'shell', 3000: '127.0.0.1:40123'. @throws when no variable of the service names the port */
  addressOf(service: string, port: number): string;
  /** A value of the service with the addresses of this machine. */
  placed(service: string, value: string): string;
  /** The same of a variable: those that end with PORT are ports of the service. */
  variable(service: string, name: string, value: string): string;
}

/** @param elsewhere addresses of this machine by those that services get, 'postgres:5432' */
export async function placesOf(
  services: ComposeFile['services'],
  elsewhere: Readonly<Record<string, string>>,
): Promise<Places> {
  const ports = Object.entries(services).flatMap(([service, { environment }]) =>
    Object.entries(environment).flatMap(([name, port]) => (isPort(name) ? [`${service}:${port}`] : [])),
  );
  const free = await freePorts(ports.length);
  const places = new Map([
    ...ports.map((port, index) => [port, `127.0.0.1:${free[index]}`] as const),
    ...Object.entries(elsewhere),
  ]);
  const addressOf = (service: string, port: number | string) => {
    const address = places.get(`${service}:${port}`);
    if (!address) throw new Error(`${service} has no variable with the port ${port}`);
    return address;
  };
  const placed = (service: string, value: string) =>
    value.replace(
      /([a-z][a-z0-9-]*|127\.0\.0\.1|0\.0\.0\.0):(\d+)/g,
      (whole, host: string, port: string) => places.get(`${/^\d/.test(host) ? service : host}:${port}`) ?? whole,
    );
  return {
    addressOf,
    placed,
    variable: (service, name, value) =>
      isPort(name) ? (addressOf(service, value).split(':')[1] ?? '') : placed(service, value),
  };
}

function isPort(variable: string): boolean {
  return variable.endsWith('PORT');
}
