import { useEffect, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { cssTransition, ToastContainer, toast } from 'react-toastify/unstyled';
import { $cartLines, contractWords, factsOf, useLanguage, useWords } from 'shared-contracts';
import { TOAST_MS } from 'shared-contracts/domain/constants';
import { IconButton } from 'shared-contracts/kit/button';
import { CheckIcon, CloseIcon } from 'shared-contracts/kit/icons';
import './toasts.css';
import type { RequestedToast, ToastRegionProps } from './requested-toast.ts';
import { toastWords } from './words.ts';

const transition = cssTransition({ enter: 'toast-enter', exit: 'toast-exit', collapseDuration: 120 });

/** Toasts at the top, inline end; paused while the pointer or the focus is on them. */
export function ToastRegion({ requested, onShown }: ToastRegionProps) {
  const t = useWords(toastWords);
  const { dir } = factsOf(useLanguage());
  useEffect(() => {
    for (const request of requested) show(request);
    if (requested.length > 0) onShown(requested.length);
  }, [requested, onShown]);
  // What was said of the cart is over when something leaves it: 'added' stood above 'was removed'.
  useEffect(() => $cartLines.listen((now, before) => unitsOf(now) < unitsOf(before) && dismissLatest('cart')), []);
  const place = useTopmostPlace();
  return createPortal(
    <ToastContainer
      aria-label={t('notifications')}
      position={dir === 'rtl' ? 'top-left' : 'top-right'}
      rtl={dir === 'rtl'}
      transition={transition}
      closeOnClick={false}
      draggable={false}
      pauseOnHover
      hideProgressBar
      limit={4}
    />,
    place,
  );
}

/** An open dialog covers all that is outside it and makes it inert: toasts are in the topmost one, else in the body. */
function useTopmostPlace(): HTMLElement {
  const [place] = useState(() => document.createElement('div'));
  useLayoutEffect(() => {
    const move = () => {
      const topmost = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
      if (place.parentNode !== topmost) topmost.append(place);
    };
    move();
    const dialogs = new MutationObserver(move);
    dialogs.observe(document.body, { attributeFilter: ['open'], subtree: true });
    return () => {
      dialogs.disconnect();
      place.remove();
    };
  }, [place]);
  return place;
}

/** The id of the latest toast by its subject. */
const latest = new Map<string, number>();

const unitsOf = (lines: ReturnType<typeof $cartLines.get> = []) =>
  lines.reduce((sum, { Quantity }) => sum + Quantity, 0);

function dismissLatest(subject: string, but?: number): void {
  const id = latest.get(subject);
  if (id !== undefined && id !== but) toast.dismiss(id);
}

/** A newer word on a subject takes the older one's place. */
function show({ id, kind, text, duration, subject = text }: RequestedToast): void {
  dismissLatest(subject, id);
  latest.set(subject, id);
  toast(text, {
    toastId: id,
    type: kind,
    // The region around them is live: a live toast in it would speak twice. An error interrupts.
    role: kind === 'error' ? 'alert' : 'group',
    autoClose: duration ?? TOAST_MS.standard,
    icon: kind === 'success' ? <CheckIcon size={20} /> : kind === 'error' ? <span>!</span> : false,
    closeButton: ({ closeToast }) => <CloseToast id={id} onClose={() => closeToast()} />,
  });
}

function CloseToast({ id, onClose }: { readonly id: number; readonly onClose: () => void }) {
  const t = useWords(contractWords);
  return (
    <IconButton
      label={t('close')}
      onClick={onClose}
      onFocus={() => toast.pause({ id })}
      onBlur={() => toast.play({ id })}
    >
      <CloseIcon size={18} />
    </IconButton>
  );
}
