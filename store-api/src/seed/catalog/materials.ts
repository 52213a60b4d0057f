interface SeedMaterial {
  readonly about: string;
  readonly care: readonly string[];
  /** The category that gathers the material. */
  readonly category?: string;
}

const woodCare = [
  'Dust with a soft, dry cloth along the grain; a barely damp one for marks, then dry at once.',
  'Use coasters and mats: heat and standing water leave rings on any natural finish.',
  'Keep it out of direct sun and at least 30 cm from heaters and air conditioners.',
  'Once a year, rub in a little beeswax polish and buff after ten minutes.',
];

export const seedMaterials: Readonly<Record<string, SeedMaterial>> = {
  Fabric: {
    about: 'The cover is a tightly woven performance fabric, tested to 40,000 rubs and soft from the first evening.',
    care: [
      'Vacuum once a week with the upholstery nozzle.',
      'Blot spills at once with a white cloth; never rub.',
      'Turn and plump loose cushions so that they wear evenly.',
      'Dry-clean the covers, or wash at 30 °C where the label says so.',
    ],
    category: 'Fabric Furniture',
  },
  Leatherette: {
    about: 'The cover is a breathable, soft-grain leatherette that looks like a club and wipes clean like a kitchen.',
    care: [
      'Wipe with a damp cloth and a drop of mild soap, then dry.',
      'Keep clear of direct sun, which dries any leatherette.',
      'No solvents, no abrasive sponges, no silicone polish.',
    ],
  },
  'Sheesham Wood': {
    about:
      'It is solid sheesham, the Indian rosewood: dense, naturally resistant to termites, and grained so that no two pieces match.',
    care: woodCare,
    category: 'Sheesham Wood',
  },
  'Mango Wood': {
    about:
      'It is solid mango wood, cut from orchards past bearing age: pale, strong and one of the most responsible hardwoods in India.',
    care: woodCare,
    category: 'Mango Wood',
  },
  'Acacia Wood': {
    about: 'It is solid acacia: hard, at ease with moisture, and striped with light and dark from one tree.',
    care: woodCare,
    category: 'Acacia Wood',
  },
  Cane: {
    about: 'The cane is split, soaked and woven by hand while wet, so that it tightens as it dries.',
    care: [
      'Dust with a soft brush; wipe with a damp cloth now and then.',
      'Mist the weave with water every few weeks in dry months: cane that is too dry turns brittle.',
      'Do not stand or kneel on woven panels.',
      'Keep out of rain and of direct afternoon sun.',
    ],
    category: 'Cane Furniture',
  },
};
