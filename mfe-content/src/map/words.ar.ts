import type { Translation } from 'shared-contracts';
import type { words } from './words.ts';

export const arabic = {
  mapHeading: 'تفضل بزيارتنا',
  mapPicture: 'خريطة مرسومة لمواقعنا: {places}',
  openMap: 'افتح الخريطة',
  openingMap: 'جارٍ فتح الخريطة…',
  mapUnavailable: 'تعذّر تحميل الخريطة الآن، لذا تظهر الخريطة المرسومة بدلًا منها.',
  mapFrom: 'تأتي الخريطة من موقع آخر لا يعلم بزيارتك إلا عندما تفتحها.',
  mapName: 'خريطة مواقعنا',
  zoomIn: 'تكبير',
  zoomOut: 'تصغير',
  placesHere: {
    one: 'هنا موقع واحد، قرّب الخريطة لرؤيته',
    two: 'هنا موقعان، قرّب الخريطة لرؤيتهما',
    few: 'هنا {n} مواقع، قرّب الخريطة لرؤيتها',
    many: 'هنا {n} موقعًا، قرّب الخريطة لرؤيتها',
    other: 'هنا {n} موقع، قرّب الخريطة لرؤيتها',
  },
  directions: 'الاتجاهات',
  directionsTo: 'الاتجاهات إلى \u2068{place}\u2069',
  showOnMap: 'أظهره على الخريطة',
} satisfies Translation<typeof words>;
