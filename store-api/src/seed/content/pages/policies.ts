import type { SeedPage } from '../seed-page.ts';

export const terms: SeedPage = {
  name: 'terms',
  title: 'Terms of sale',
  keywords: 'terms, conditions of sale',
  description: 'The terms on which we sell and deliver.',
  html: `
<p>These are the terms of every sale in this store. They are written to be read. Nothing in them takes away a right that consumer law gives you.</p>
<h2>Your order</h2>
<p>Placing an order is an offer; the contract is made when your payment is captured and we confirm the order. If a piece turns out to be unavailable after that, or its price was obviously wrong, we tell you and refund you in full.</p>
<h2>Prices and tax</h2>
<p>Prices are in Indian rupees and include GST. The tax contained, its rate and HSN code are shown at checkout and on the invoice. Delivery charges, where there are any, are shown before you pay.</p>
<h2>Payment</h2>
<p>Payment is by UPI, card, wallet or net banking through a licensed provider. EMI is an arrangement between you and your card's bank. There is no cash on delivery.</p>
<h2>Delivery</h2>
<p>We deliver within India. Risk passes to you when the piece is handed over. See <a href="/pages/delivery-and-assembly">Delivery and assembly</a>.</p>
<h2>Promotions</h2>
<p>Codes do not combine. NEW5 takes 5% off a first order. FIRST10 takes 10% off a first online purchase from ₹25,000, at most ₹3,000.</p>
<h2>Law and disputes</h2>
<p>Indian law applies. Please talk to our <a href="/pages/grievance">grievance officer</a> first; you can always go to the consumer commission where you live.</p>`,
};

export const warranty: SeedPage = {
  name: 'warranty',
  title: 'Warranty',
  keywords: 'warranty, guarantee, repair',
  description: 'Two or three years on frames and joints, one year on fabric, foam, cane and hardware.',
  html: `
<table>
<caption>How long the warranty lasts, from the day of delivery</caption>
<thead><tr><th scope="col">Part</th><th scope="col">Warranty</th></tr></thead>
<tbody>
<tr><td>Frames and joints of solid wood furniture</td><td>3 years</td></tr>
<tr><td>Frames of upholstered furniture</td><td>2 years</td></tr>
<tr><td>Fabric, foam, cane, hinges and runners</td><td>1 year</td></tr>
<tr><td>Mirror glass</td><td>Damage on arrival only</td></tr>
</tbody>
</table>
<h2>What it covers</h2>
<p>Faults of material and making: a joint that opens, a board that splits, a spring that gives way, a runner that jams.</p>
<h2>What it does not</h2>
<p>Wear, spills, sun, damp walls, pets, insects brought in by other furniture, use in a business unless sold for it, and repairs by others. Grain, knots and small differences of shade are wood, not faults.</p>
<h2>How to use it</h2>
<p>Write to us with the order number and two photographs. We answer within 48 hours, repair in your home where that is possible, and replace where it is not. Transport is ours to pay.</p>`,
};

export const privacy: SeedPage = {
  name: 'privacy',
  title: 'Privacy notice',
  keywords: 'privacy, personal data, DPDP',
  description: 'What we know about you, why, for how long, and how to make us forget it.',
  html: `
<p>In plain words, under the Digital Personal Data Protection Act, 2023.</p>
<h2>What we keep, and why</h2>
<ul>
<li><strong>Account:</strong> name, e-mail, mobile number and addresses, to deliver what you order.</li>
<li><strong>Orders and invoices:</strong> because tax law asks us to keep them for eight years.</li>
<li><strong>Messages and enquiries:</strong> to answer them; deleted two years after the last one.</li>
<li><strong>Where you log in from:</strong> a fingerprint of your e-mail and network, for 90 days after the last time, so that nobody who guesses at your password can lock you out.</li>
<li><strong>Payment:</strong> the provider's ids and the outcome. Never your card or UPI details.</li>
</ul>
<h2>What stays in your browser</h2>
<p>Your cart, your wish list, your language and, when you are logged in, your session. The cart needs no account and is not sent anywhere until you look at it or pay. Nothing that is not needed to run the store is stored before you say yes; change your mind under <a href="/pages/privacy-choices">Privacy choices</a>.</p>
<h2>Who else sees it</h2>
<p>The carrier and the assembler see name, address and telephone number; the payment provider sees what it needs to take the payment. We sell data to nobody.</p>
<h2>Your rights</h2>
<p>You can see and download your data and delete your account yourself in your account's pages. Orders stay, without your name, for as long as the law asks. For anything else, write to our <a href="/pages/grievance">grievance officer</a>.</p>`,
};

export const delivery: SeedPage = {
  name: 'delivery-and-assembly',
  title: 'Delivery and assembly',
  keywords: 'delivery, shipping, assembly, installation',
  description: 'Delivery across India in 7 to 13 days; free assembly in major cities.',
  html: `
<h2>When it comes</h2>
<p>Every product page says how many days its delivery takes, <strong>between 7 and 13</strong>. We call the day before, and once more when the lorry is an hour away.</p>
<h2>What it costs</h2>
<p>Delivery is free for nearly everything. A few large or fragile pieces carry a fee, shown on the product page and before you pay. It includes tax.</p>
<h2>Up to where</h2>
<p>To your door on the ground floor, or to any floor by a lift that the packing fits into. Where it has to be carried up, please tell us at the call so that enough hands come along.</p>
<h2>Assembly</h2>
<ul>
<li>Free in major cities.</li>
<li>Elsewhere about ₹700 to ₹1,000 for a bed, paid directly to the assembler.</li>
<li>The service partner visits within 48 to 72 business hours after delivery.</li>
</ul>
<h2>On the day</h2>
<p>Please look at every piece before you sign. If a box is torn, write it on the receipt; if a piece is damaged, photograph it and tell us within 48 hours.</p>`,
};

export const care: SeedPage = {
  name: 'care',
  title: 'Furniture care',
  keywords: 'wood care, fabric care, cane care, cleaning furniture',
  description: 'How to keep wood, fabric, leatherette and cane at their best.',
  html: `
<h2>Solid wood</h2>
<p>Dust along the grain with a soft dry cloth. Wipe marks with a cloth that is barely damp, and dry at once. Use coasters; keep 30 cm from heaters and air conditioners; once a year, rub in a little beeswax polish and buff after ten minutes. Wood moves with the seasons: a drawer that sticks in July runs free in November.</p>
<h2>Fabric</h2>
<p>Vacuum weekly with the upholstery nozzle. Blot spills at once with a white cloth, never rub. Turn loose cushions so that they wear evenly. Wash covers only as their label says.</p>
<h2>Leatherette</h2>
<p>A damp cloth and a drop of mild soap, then dry. No solvents and no direct sun.</p>
<h2>Cane and rattan</h2>
<p>Brush out dust, wipe with a damp cloth, mist with water every few weeks in dry months. Do not stand on woven panels. A sagging panel tightens when it is wetted from below and dried in the shade.</p>
<h2>Glass and mirrors</h2>
<p>A microfibre cloth and water with a dash of vinegar, sprayed on the cloth and not on the glass, so that nothing creeps behind it.</p>
<p>There is more in <a href="/collections/planning-guides/wood-care-handbook">The Wood Care Handbook</a>.</p>`,
};

export const cancellation: SeedPage = {
  name: 'cancellation-return-refund',
  title: 'Cancellation, return and refund',
  keywords: 'cancellation, return, refund, exchange',
  description: 'Cancel free of charge before dispatch; return within 7 days; refunds to the way you paid.',
  html: `
<h2>Cancelling</h2>
<p>Until your order is being prepared you can cancel it free of charge under <a href="/myorders">My orders</a>, and get everything back. After that, please refuse it at the door or return it.</p>
<h2>Returning</h2>
<p>Within <strong>7 days of delivery</strong>, for any product that says “Returnable”: unused, clean, with its packing. We collect it. Pieces made to measure, downloads, and products marked “Non-returnable” cannot come back unless they are faulty.</p>
<h2>Damaged or wrong</h2>
<p>Tell us within 48 hours of delivery with two photographs. You choose between repair, replacement and a full refund; transport is ours.</p>
<h2>Refunds</h2>
<p>They go back the way you paid, within two working days after we accept a cancellation or receive a return. Banks take five to seven more. You get a credit note for your books.</p>
<h2>How to ask</h2>
<p>Use “Cancel” or “Return” on the order's page. You get a reference number at once.</p>`,
};

export const grievance: SeedPage = {
  name: 'grievance',
  title: 'Grievance redressal',
  keywords: 'grievance officer, complaint, consumer protection',
  description: 'How to complain, who answers, and by when.',
  html: `
<p>Under the Consumer Protection (E-Commerce) Rules, 2020, every store names a person who must deal with complaints. Ours is named on this page, with e-mail and telephone.</p>
<h2>How it goes</h2>
<ol>
<li>Send the form on this page. <strong>You get a ticket number at once.</strong></li>
<li>The officer acknowledges your complaint <strong>within 48 hours</strong>.</li>
<li>It is settled <strong>within one month</strong> of the day we received it.</li>
</ol>
<h2>What to write</h2>
<p>The order number if there is one, what happened, and what would put it right.</p>
<h2>If that does not help</h2>
<p>You can turn to the National Consumer Helpline by dialling <a href="tel:1915">1915</a>, or to the consumer commission where you live.</p>`,
};

export const privacyChoices: SeedPage = {
  name: 'privacy-choices',
  title: 'Privacy choices',
  keywords: 'consent, cookies, privacy choices',
  description: 'Decide what is stored and sent, and change your mind as easily.',
  html: `
<h2>Always there</h2>
<p>What the store cannot work without: your cart and wish list, your language, the PIN code you typed, your session when you log in, and these choices. They stay in your browser and follow you nowhere. When a part of a page fails, the store is told which part and which release it was, without your name, your address or anything that is kept.</p>
<h2>Only if you say yes</h2>
<p>Remembering which products you looked at, in your browser only, to show them to you again.</p>
<p>Saying no costs you nothing. You can change your choice here at any time, and what was stored under the former one is deleted at once.</p>
<h2>From others</h2>
<p>Our film and the live map come from other companies. They are asked for only when you click on them.</p>`,
};
