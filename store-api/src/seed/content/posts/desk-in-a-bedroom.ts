import type { SeedPost } from './seed-post.ts';

export const deskInABedroom: SeedPost = {
  slug: 'a-desk-in-the-bedroom-that-lets-you-sleep',
  title: 'A desk in the bedroom that lets you sleep',
  excerpt:
    'Working from a bedroom is here to stay. How to place a desk, how high it should be, and how to make it disappear at seven.',
  keywords: 'study table for bedroom, work from home desk, desk height, ergonomic chair',
  author: 'Devika Nair',
  date: '2025-02-06',
  picture: 'room:study',
  html: `
<p>Four years ago half of the country began to work at the dining table. Some still do. Others have found a metre of wall in the bedroom, and wonder why they now lie awake thinking of spreadsheets. A desk can live beside a bed, if a few things are right.</p>
<h2>Where it goes</h2>
<p>Sideways to the window: light from in front makes you squint, light from behind makes you a shadow on every call. And not in the line of sight from your pillow. If there is only one wall, put a <a href="/collections/bookshelves">bookshelf</a> between the bed and the desk; 80 cm of width and 180 of height are enough to end the day behind.</p>
<h2>The numbers</h2>
<ul>
<li><strong>Top:</strong> 100 × 50 cm holds a laptop, a notebook and a cup. 120 × 60 cm holds a screen as well.</li>
<li><strong>Height:</strong> 72 to 75 cm suits most people between 160 and 178 cm. Your elbows should be level with the top when your shoulders hang.</li>
<li><strong>Seat:</strong> 43 to 46 cm, feet flat. If they dangle, a footrest costs less than a physiotherapist.</li>
<li><strong>Screen:</strong> an arm's length away, its upper edge at eye level. Two thick books do it.</li>
</ul>
<h2>The chair question</h2>
<p>Eight hours a day want a chair with a back that moves. Two hours, or homework, are well served by a wooden <a href="/collections/study-chairs">study chair</a> with a shaped seat and a cushion, and it does not make the bedroom look like an office.</p>
<h2>Cables</h2>
<p>Most of what makes a desk ugly is black and hangs down. Look for a slot or a grommet in the top, screw a power strip to the underside, and use one lead to the wall. If your desk has none, we cut the slot for you before the finish goes on.</p>
<h2>Closing time</h2>
<p>This is the part that lets you sleep. A desk with <a href="/collections/study-tables">drawers</a> takes the laptop, the charger and the papers in one movement. What is left on top should be something you like: a plant, a lamp, a photograph. Push the chair in. The room is a bedroom again.</p>
<h2>For two</h2>
<p>Two people on two calls need two rooms, whatever the catalogue says. If that cannot be, sit back to back, not side by side: voices carry forwards. A shelf with books on it between you takes more of the sound than any foam panel.</p>`,
};
