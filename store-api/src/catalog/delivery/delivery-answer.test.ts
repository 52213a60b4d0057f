import { STATES_BY_PIN_PREFIX, statesOfPin } from 'shared-contracts/domain/pincode';
import { indianStates } from '../../seed/places/indian-states.ts';
import { deliveryTo } from './delivery-answer.ts';
import { MAJOR_CITIES } from './major-cities.ts';
import { pinArea } from './pin-area.ts';

const NAMES = new Map(indianStates.map((state) => [state.gstCode, state.name]));
const STORE = { assembly: 'free-in-cities', deliveryDays: [7, 13], deliveryZones: [] } as const;
const to = (pin: string) => deliveryTo(pin, (code) => NAMES.get(code) ?? '', STORE);

describe('where a PIN lies', () => {
  it.each([
    ['110001', 'Delhi', 'Delhi'],
    ['122001', 'Haryana', 'Haryana'],
    ['160017', 'Chandigarh', 'Punjab'],
    ['143001', 'Punjab', 'Punjab'],
    ['171001', 'Himachal Pradesh', 'Himachal Pradesh'],
    ['180001', 'Jammu and Kashmir', 'Jammu & Kashmir'],
    ['194101', 'Ladakh', 'Jammu & Kashmir'],
    ['201301', 'Uttar Pradesh', 'Uttar Pradesh'],
    ['226001', 'Uttar Pradesh', 'Uttar Pradesh'],
    ['246701', 'Uttar Pradesh', 'Uttar Pradesh'],
    ['247001', 'Uttar Pradesh', 'Uttar Pradesh'],
    ['244713', 'Uttarakhand', 'Uttarakhand'],
    ['247667', 'Uttarakhand', 'Uttarakhand'],
    ['248001', 'Uttarakhand', 'Uttarakhand'],
    ['263001', 'Uttarakhand', 'Uttarakhand'],
    ['302001', 'Rajasthan', 'Rajasthan'],
    ['342001', 'Rajasthan', 'Rajasthan'],
    ['380001', 'Gujarat', 'Gujarat'],
    ['395001', 'Gujarat', 'Gujarat'],
    ['396210', 'Dadra and Nagar Haveli and Daman and Diu', 'Gujarat'],
    ['400001', 'Maharashtra', 'Maharashtra'],
    ['403001', 'Goa', 'Maharashtra'],
    ['440001', 'Maharashtra', 'Maharashtra'],
    ['452001', 'Madhya Pradesh', 'Madhya Pradesh'],
    ['492001', 'Chhattisgarh', 'Chhattisgarh'],
    ['500001', 'Telangana', 'Telangana'],
    ['530001', 'Andhra Pradesh', 'Andhra Pradesh'],
    ['533464', 'Puducherry', 'Andhra Pradesh'],
    ['560001', 'Karnataka', 'Karnataka'],
    ['600001', 'Tamil Nadu', 'Tamil Nadu'],
    ['605001', 'Puducherry', 'Tamil Nadu'],
    ['605602', 'Tamil Nadu', 'Tamil Nadu'],
    ['641001', 'Tamil Nadu', 'Tamil Nadu'],
    ['673001', 'Kerala', 'Kerala'],
    ['673310', 'Puducherry', 'Kerala'],
    ['682001', 'Kerala', 'Kerala'],
    ['682555', 'Lakshadweep', 'Kerala'],
    ['700001', 'West Bengal', 'West Bengal'],
    ['737101', 'Sikkim', 'West Bengal'],
    ['744101', 'Andaman and Nicobar Islands', 'West Bengal'],
    ['751001', 'Odisha', 'Odisha'],
    ['781001', 'Assam', 'Assam'],
    ['791111', 'Arunachal Pradesh', 'North East'],
    ['793001', 'Meghalaya', 'North East'],
    ['795001', 'Manipur', 'North East'],
    ['796001', 'Mizoram', 'North East'],
    ['797001', 'Nagaland', 'North East'],
    ['799001', 'Tripura', 'North East'],
    ['800001', 'Bihar', 'Bihar'],
    ['823001', 'Bihar', 'Bihar'],
    ['814112', 'Jharkhand', 'Jharkhand'],
    ['834001', 'Jharkhand', 'Jharkhand'],
  ])('%s: %s, circle %s [CAT-20] [PAY-02]', (pin, state, circle) => {
    expect(to(pin)).toMatchObject({ serviceable: true, state, circle });
    expect(statesOfPin(pin).map((code) => NAMES.get(code))).toContain(state);
  });

  it('covers every state and union territory, each in a circle [CAT-20]', () => {
    const areas = Object.keys(STATES_BY_PIN_PREFIX).map((prefix) => pinArea(prefix.padEnd(6, '0')));
    const named = new Set(areas.flatMap((area) => area?.states ?? []));
    expect([...named].sort()).toEqual(indianStates.map((state) => state.gstCode).sort());
    expect(areas.filter((area) => !area?.circle)).toEqual([]);
  });
});

describe('delivery', () => {
  it('has a valid answer for every sorting district from 100 to 999 [CAT-20]', () => {
    for (let district = 100; district <= 999; district += 1) {
      const answer = to(`${district}001`);
      expect(answer.note).toMatch(/\.$/);
      if (answer.serviceable) {
        const [fewest = 0, most = 0] = answer.deliveryDays ?? [];
        expect([fewest >= 7, fewest < most, most <= 13]).toEqual([true, true, true]);
        expect(NAMES.get(pinArea(`${district}001`)?.states[0] ?? '')).toBe(answer.state);
        expect(answer.freeAssembly).toBe(answer.city !== undefined);
        expect(answer.assemblyFee).toEqual(answer.freeAssembly ? null : [700, 1000]);
      } else {
        expect(answer).toMatchObject({ state: '', deliveryDays: null, freeAssembly: false, assemblyFee: null });
      }
    }
  });

  it.each(['100001', '111001', '290001', '350001', '540001', '650001', '701001', '860001', '890001'])(
    'does not go to the unassigned PIN %s [CAT-20]',
    (pin) => {
      expect(to(pin)).toMatchObject({
        serviceable: false,
        circle: '',
        note: 'No place in India has this PIN code. Please check it.',
      });
    },
  );

  it.each(['900001', '910001', '999999'])('does not go to the army’s post office %s, and says why [CAT-20]', (pin) => {
    expect(to(pin)).toMatchObject({
      serviceable: false,
      circle: 'Army Postal Service',
      note: expect.stringContaining('civil address'),
    });
  });

  it.each([
    ['110092', 'Delhi'],
    ['400058', 'Mumbai'],
    ['700091', 'Kolkata'],
    ['600028', 'Chennai'],
    ['560034', 'Bengaluru'],
    ['500081', 'Hyderabad'],
    ['411014', 'Pune'],
    ['380015', 'Ahmedabad'],
    ['302017', 'Jaipur'],
    ['226010', 'Lucknow'],
    ['160022', 'Chandigarh'],
    ['122018', 'Gurugram'],
    ['201304', 'Noida'],
    ['201010', 'Ghaziabad'],
    ['682020', 'Kochi'],
    ['452010', 'Indore'],
    ['641018', 'Coimbatore'],
    ['440010', 'Nagpur'],
    ['395007', 'Surat'],
    ['530016', 'Visakhapatnam'],
    ['751024', 'Bhubaneswar'],
    ['342003', 'Jodhpur'],
  ])('to %s, %s: assembly is free there [CAT-20]', (pin, city) => {
    expect(to(pin)).toMatchObject({ city, freeAssembly: true, assemblyFee: null, deliveryDays: [7, 13] });
    expect(to(pin).note).toContain(`free in ${city}`);
  });

  it.each([
    ['122107', 'Nuh, in the district of Gurugram'],
    ['342301', 'Phalodi, in the district of Jodhpur'],
    ['682555', 'an island of Lakshadweep'],
    ['415001', 'Satara'],
  ])('to %s, %s: the assembler is paid there [CAT-20]', (pin) => {
    expect(to(pin)).toMatchObject({ freeAssembly: false, assemblyFee: [700, 1000] });
    expect(to(pin).note).toContain('INR 700-1000 for a bed, paid directly to the assembler');
    expect(to(pin).note).toContain('48-72 business hours');
  });

  it.each(['194101', '744101', '793001', '190001'])('to %s takes longer, within the promised days [CAT-20]', (pin) => {
    expect(to(pin).deliveryDays).toEqual([10, 13]);
  });

  it('has each major city in one state', () => {
    for (const prefix of Object.keys(MAJOR_CITIES)) expect(pinArea(prefix.padEnd(6, '0'))).not.toBeNull();
  });
});

describe('a store that says nothing of delivery', () => {
  it('promises no day and no assembly, and still knows the place [CAT-20] [API-10]', () => {
    const silent = { assembly: null, deliveryDays: null, deliveryZones: [] };
    expect(deliveryTo('560034', () => 'Karnataka', silent)).toEqual({
      serviceable: true,
      state: 'Karnataka',
      circle: 'Karnataka',
      city: 'Bengaluru',
      deliveryDays: null,
      freeAssembly: false,
      namesAssembly: false,
      assemblyFee: null,
      note: '',
    });
  });
});
