import { screen } from '@testing-library/react';
import { NO_FACTS } from '../../testing/no-facts.ts';
import { show } from '../../testing/show-product-page.ts';

test('country of origin, maker, MRP and net quantity are shown [CON-07]', async () => {
  await show();
  const table = screen.getAllByRole('table')[0];
  expect(table).toHaveTextContent('Country of originIndia');
  expect(table).toHaveTextContent('ManufacturerJodhpur Craft House, Jodhpur, Rajasthan');
  expect(table).toHaveTextContent('₹29,999');
  expect(table).toHaveTextContent('1 piece');
});

test('an import shows its importer and the month of import; every product whom to complain to [LAW-01] [CON-07]', async () => {
  await show({ CountryOfOrigin: 'Indonesia', ImporterName: 'Kashtha Imports', ImporterAddress: 'Mumbai 400001' });
  const table = screen.getAllByRole('table')[0];
  expect(table).toHaveTextContent('Country of originIndonesia');
  expect(table).toHaveTextContent('ImporterKashtha Imports, Mumbai 400001');
  expect(table).toHaveTextContent('Month of importSeptember 2026');
  expect(table).toHaveTextContent('DimensionsW 217 × D 91 × H 88 cm');
  expect(table).toHaveTextContent(/Consumer care.*care@/);
});

test('the Indian Standard and the licence of its mark are shown where there are any [LAW-02]', async () => {
  const mark = { Standard: 'IS 17632:2022', Title: 'General purpose chairs and stools', Licence: 'CM/L-8400123456' };
  await show({ QualityMarks: [mark] });
  const table = screen.getAllByRole('table')[0];
  expect(table).toHaveTextContent(
    'Standard Mark (ISI)IS 17632:2022 General purpose chairs and stools, licence CM/L-8400123456',
  );
});

test('what is made in India shows its month of manufacture and no importer [LAW-01]', async () => {
  await show();
  const table = screen.getAllByRole('table')[0];
  expect(table).toHaveTextContent('Month of manufactureSeptember 2026');
  expect(table).not.toHaveTextContent('Importer');
});

test('the facts of the piece are rows, those of its type first, and what is not measured says so [CAT-33]', async () => {
  const unknown = { Modules: 1, LoadKg: null, Filling: null, Frame: null, Finish: null, Side: null, LeadDays: null };
  const Boxes = [
    { Length: 221, Width: 95, Height: 92 },
    { Length: 60, Width: 60, Height: 20 },
  ];
  await show({
    Facts: {
      ...unknown,
      Seats: 3,
      Color: 'Teal',
      SeatHeightCm: 49,
      SeatDepthCm: 48,
      Cover: 'woven fabric',
      CoverCare: 'Machine wash',
      WeightKg: 62,
      Boxes,
      Assembly: 'Fix the legs',
      ShownFirst: ['Width', 'Seats', 'SeatHeightCm', 'Cover'],
      Estimated: ['WeightKg', 'Cover'],
    },
  });
  const rows = screen.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows.slice(0, 10)).toEqual([
    'DimensionsW 217 × D 91 × H 88 cm',
    'Seats3',
    'Seat height49 cm',
    'CoverWoven fabric',
    'ColourTeal',
    'Seat depth48 cm',
    'Cleaning the coverMachine wash',
    'Weight with packingabout 62 kg',
    'Packages2 packages: 221 × 95 × 92, 60 × 60 × 20 cm',
    'AssemblyFix the legs',
  ]);
});

test('a colour that is the finish is said once [CAT-33]', async () => {
  await show({ Facts: { ...NO_FACTS, Color: 'Walnut Finish', Finish: 'Walnut' } });
  expect(screen.getByRole('row', { name: 'Finish Walnut' })).toBeInTheDocument();
  expect(screen.queryByRole('row', { name: /^Colour/ })).not.toBeInTheDocument();
});

test('the load of a dining set is that of each seat [CAT-33]', async () => {
  await show({ Facts: { ...NO_FACTS, LoadKg: 120, LoadIsPerSeat: true, Estimated: ['LoadKg'] } });
  expect(screen.getByRole('row', { name: 'Maximum load per seat about 120 kg' })).toBeInTheDocument();
});
