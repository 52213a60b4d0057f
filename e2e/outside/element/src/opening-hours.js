const TEXTS = {
  en: { ask: 'Are you open on Sunday?', answer: 'On Sunday we are open from 10 to 18.' },
  ar: { ask: 'هل تفتحون يوم الأحد؟', answer: 'نفتح يوم الأحد من 10 إلى 18.' },
};

class OpeningHours extends HTMLElement {
  connectedCallback() {
    const { ask, answer } = TEXTS[this.lang] ?? TEXTS.en;
    const button = document.createElement('button');
    const status = document.createElement('p');
    button.type = 'button';
    button.textContent = ask;
    button.onclick = () => {
      status.textContent = answer;
    };
    status.role = 'status';
    this.replaceChildren(button, status);
  }
}

if (!customElements.get('opening-hours')) customElements.define('opening-hours', OpeningHours);

/** The page's frame calls it in the browser; what it returns is called when the page is left. */
export function mount(frame, { language }) {
  const element = document.createElement('opening-hours');
  element.lang = language;
  frame.append(element);
  return () => element.remove();
}
