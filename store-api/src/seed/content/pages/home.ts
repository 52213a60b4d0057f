import type { SeedPage } from '../seed-page.ts';

export const home: SeedPage = {
  name: 'home',
  title: 'Solid wood and upholstered furniture, made in India',
  keywords: 'wooden furniture online, sofas, beds, dining sets, sheesham wood furniture, cane furniture, India',
  description:
    'Sofas, beds, dining sets and cane furniture in solid sheesham, mango and acacia wood. Free delivery across India in 7 to 13 days, free assembly in major cities, EMI on cards.',
  schema: {
    '@context': 'https://schema.org',
    '@type': 'FurnitureStore',
    name: 'Kashtha & Co.',
    description: 'Solid wood and upholstered furniture, delivered across India.',
    areaServed: 'IN',
    currenciesAccepted: 'INR',
    paymentAccepted: 'UPI, credit card, debit card, wallet, net banking',
  },
  html: `
<h2>Furniture that is wood all the way through</h2>
<p>A good table outlives three phones, two flats and one idea of what a living room should look like. Ours are made by cabinetmakers in Jodhpur and Jaipur, upholsterers in Gurugram and cane weavers in Kozhikode, from boards you could plane again in twenty years. No chipboard under a printed film, no staples where a joint should be.</p>
<h3>Sofas for real evenings</h3>
<p>Our <a href="/collections/fabric-sofas">fabric sofas</a> sit on kiln-dried hardwood frames with zigzag springs, and their covers come off for washing. If you like your frame to show, look at the <a href="/collections/wooden-sofas">wooden sofas</a> in sheesham; if your room has a corner to spare, at an <a href="/collections/l-shape-sofas">L shape sofa</a> with the chaise on the side you choose. For guests who stay, a <a href="/collections/sofa-cum-beds">sofa cum bed</a> opens in one movement.</p>
<h3>Beds that do not creak</h3>
<p><a href="/collections/king-size-beds">King size</a> and <a href="/collections/queen-size-beds">queen size beds</a> come with bolted corner joints and slats that carry 300 kg. Choose drawers for the quilts of ten months a year, or an <a href="/collections/upholstered-beds">upholstered headboard</a> to lean on with a book.</p>
<h3>Dining for weekdays and for Diwali</h3>
<p>A <a href="/collections/4-seater-dining-sets">table for four</a> suits most kitchens; a <a href="/collections/6-seater-dining-sets">table for six</a> suits most families. The tops are 25 mm of solid wood with a finish that forgives turmeric, if you wipe within the hour.</p>
<h3>Cane, the original air-conditioning</h3>
<p><a href="/collections/cane-furniture">Cane furniture</a> is light to lift and cool to sit on. Every panel is woven by hand while wet, so that it tightens as it dries, and can be woven again when your grandchildren have worn it out.</p>
<h3>What the price includes</h3>
<p>All prices include GST. Delivery is free almost everywhere and takes 7 to 13 days; assembly is free in major cities. You can pay by UPI, card, wallet or net banking, or spread a card payment over 3, 6, 9, 12 or 24 months. There is no cash on delivery.</p>`,
};
