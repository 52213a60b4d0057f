import { statesOfPin } from './pin-states.ts';

describe('the states a PIN may lie in', () => {
  it.each([
    ['110001', '07', 'Delhi'],
    ['302001', '08', 'Jaipur'],
    ['342001', '08', 'Jodhpur'],
    ['403001', '30', 'Panaji, among Maharashtra’s numbers'],
    ['560001', '29', 'Bengaluru'],
    ['600001', '33', 'Chennai'],
    ['605001', '34', 'Puducherry'],
    ['737101', '11', 'Gangtok, among West Bengal’s numbers'],
    ['744101', '35', 'Port Blair'],
    ['248001', '05', 'Dehradun'],
    ['834001', '20', 'Ranchi'],
    ['682555', '31', 'Lakshadweep'],
    ['194101', '38', 'Leh'],
    ['799001', '16', 'Agartala'],
  ])('%s: %s (%s) [PAY-02]', (pin, state) => {
    expect(statesOfPin(pin)).toContain(state);
  });

  it('are not those of another district [PAY-02]', () => {
    expect(statesOfPin('403001')).not.toContain('27');
    expect(statesOfPin('560001')).not.toContain('08');
    expect(statesOfPin('999999')).toEqual([]);
    expect(statesOfPin('')).toEqual([]);
  });
});
