import { type DeliveryZone, parseZones, zoneFor } from './delivery-zones.ts';

const zone = (name: string, limits: Partial<DeliveryZone> = {}): DeliveryZone => ({
  name,
  pins: [],
  states: [],
  weight: null,
  value: null,
  fee: 0,
  days: null,
  ...limits,
});

const ZONES = [
  zone('India'),
  zone('India, large', { value: [2_000_000, null] }),
  zone('Rajasthan', { states: ['08'] }),
  zone('Rajasthan, heavy', { states: ['08'], weight: [40_000, null] }),
  zone('Jodhpur', { pins: [['342001', '342015']] }),
];

describe('the zone of an order', () => {
  it.each([
    ['a PIN comes before its state', { pin: '342015' }, { value: 100, weight: 50_000 }, 'Jodhpur'],
    ['the end of a range is in it, what follows is not', { pin: '342016' }, { value: 100, weight: null }, 'Rajasthan'],
    ['a weight that is known counts', { pin: '302001' }, { value: 100, weight: 40_000 }, 'Rajasthan, heavy'],
    ['one that is not known does not', { pin: '302001' }, { value: 100, weight: null }, 'Rajasthan'],
    [
      'elsewhere the value counts from its first paisa',
      { pin: '560001' },
      { value: 2_000_000, weight: null },
      'India, large',
    ],
    ['and below it not', { pin: '560001' }, { value: 1_999_999, weight: null }, 'India'],
    ['a place that is not known is in India', { pin: '' }, { value: null, weight: null }, 'India'],
    [
      'a state that was chosen wins over that of the PIN',
      { pin: '560001', stateCode: '08' },
      { value: 1, weight: 1 },
      'Rajasthan',
    ],
  ])('%s [SHIP-01]', (_, place, consignment, name) => {
    expect(zoneFor(ZONES, place, consignment)?.name).toBe(name);
    expect(zoneFor(ZONES.toReversed(), place, consignment)?.name).toBe(name);
  });

  it('is none where none fits [SHIP-01]', () => {
    expect(zoneFor([], { pin: '342001' }, { value: 1, weight: 1 })).toBeNull();
    expect(zoneFor([zone('Pune', { pins: [['411001', '411062']] })], { pin: '' }, { value: 1, weight: 1 })).toBeNull();
  });
});

it.each(['{', '{}', '[{"name":"x"}]', JSON.stringify([{ ...zone('x'), pins: [['12', '13']] }])])(
  'zones are not read from %s [SHIP-01]',
  (json) => expect(parseZones(json)).toBeNull(),
);
