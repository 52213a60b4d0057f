const FIRST = [
  'A',
  'Ba',
  'Chi',
  'De',
  'Ga',
  'Ha',
  'I',
  'Ja',
  'Ka',
  'La',
  'Ma',
  'Na',
  'O',
  'Pra',
  'Ra',
  'Sa',
  'Ta',
  'U',
  'Va',
  'Ya',
];
const SECOND = ['ni', 'ra', 'vi', 'mi', 'sha', 'ru', 'la', 'di', 'ki', 'ya', 'mu', 'no'];
const LAST = ['ka', 'na', 'ta', 'li', 'sh', 'n', 'm', 'ri'];

/** 1,920 invented names: 'Anika', 'Baraka' … */
export const collectionNames: readonly string[] = FIRST.flatMap((first) =>
  SECOND.flatMap((second) => LAST.map((last) => `${first}${second}${last}`)),
);

export const ADJECTIVES = [
  'Classic',
  'Carved',
  'Slim',
  'Compact',
  'Fluted',
  'Heritage',
  'Low',
  'Tall',
  'Rustic',
  'Modern',
  'Tufted',
  'Curved',
  'Panelled',
  'Inlaid',
] as const;
