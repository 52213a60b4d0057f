/** What stays in Latin letters on Arabic pages, and why. */
export const ALLOWED: readonly { readonly words: RegExp; readonly why: string }[] = [
  { words: /[\w.]+@[\w.]+\.\w+/g, why: 'addresses of e-mail are written so' },
  {
    words: /\b(?:www\.youtube-nocookie\.com|tile\.openstreetmap\.org)\b/g,
    why: 'names of hosts, as browsers show them',
  },
  { words: /\b(?:pay|order)_\w+/g, why: 'ids of the payment provider, to be copied' },
  { words: /\bKC(?:-\d{4}-\d{6}|-\d{5})?\b/g, why: 'numbers of orders and articles, as on labels and invoices' },
  { words: /\b\d{2}[A-Z]{5}\d{4}[A-Z]\d[A-Z]\d\b/g, why: 'a GSTIN, as the tax office writes it' },
  { words: /\b(?:FIRST10|NEW5)\b/g, why: 'codes of coupons, to be typed' },
  { words: /\b(?:Rs|INR)\b/g, why: "the rupee, whose sign is 'Rs.' on cards and details (SH-16)" },
  { words: /\b(?:GSTIN|[CS]?GST|HSN)\b/g, why: 'names of Indian taxes, as on invoices' },
  {
    words: /\b(?:UPI|EMI|PIN)\b/g,
    why: 'names of Indian ways to pay and of its postal code, as banks and forms write them',
  },
  { words: /\b(?:PDF|JPEG|PNG|WebP)\b/g, why: 'formats of files' },
  { words: /\b(?:English|E)\b/g, why: 'the other language is named in its own letters' },
  { words: /\bKashtha & Co\.?|\bKashtha Studio\b/g, why: 'the brand of the store' },
  {
    words: /\b(?:Kashtha Furniture Private Limited|\w+ \w+ Pvt Ltd)(?: \(sample\))?/g,
    why: 'companies, as they are registered',
  },
  {
    words: /\b(?:Northloom Living|Marwar Woodworks|Aravalli & Sons|Rattan Raya|Malabar Cane House)\b/g,
    why: 'brands of makers',
  },
  { words: /\b(?:OpenStreetMap|Facebook|Pinterest|WhatsApp|X)\b/g, why: 'brands of networks' },
  { words: /\b(?:Chrome|Chromium|Linux)\b/g, why: 'brands of the browser and system of a session' },
  { words: /\b(?:Meera|Joshi|14 Temple Road, Shastri Nagar|teal)\b/g, why: 'what the shopper of this test typed' },
];
