/** @jest-environment node */
import { createKnownDevices } from './known-devices.ts';

const asking = (cookie?: string) => ({ ip: '203.0.113.7', headers: cookie === undefined ? {} : { cookie } });

describe('a device at the gateway', () => {
  test('is one as soon as the API has given its cookie, or recognised it [OPS-10]', () => {
    const devices = createKnownDevices();
    const visitor = asking('store-device=abc.signed; other=1');
    expect(devices.clientOf(visitor)).toEqual({ origin: '203.0.113.7', device: null });
    devices.note(asking(), { 'set-cookie': ['store-device=abc.signed; Path=/; HttpOnly'] });
    expect(devices.clientOf(visitor)).toEqual({ origin: '203.0.113.7', device: 'abc.signed' });
    const earlier = asking('store-device=def.signed');
    devices.note(earlier, { 'x-device-known': '1' });
    expect(devices.clientOf(earlier).device).toBe('def.signed');
  });

  // Who invents one for each request would have as many turns.
  test('is none that somebody invents [OPS-10] [SEC-03]', () => {
    const devices = createKnownDevices();
    for (const invented of ['store-device=x.y', 'store-device=', 'x=1', undefined]) {
      devices.note(asking(invented), {});
      expect(devices.clientOf(asking(invented)).device).toBeNull();
    }
  });
});
