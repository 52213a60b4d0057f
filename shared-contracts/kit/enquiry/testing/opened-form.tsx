import { screen } from '@testing-library/react';
import { defineWords, useWords } from 'shared-contracts';
import { contactUs } from '../../../contract/api/contact-us.ts';
import { fill, sentTo, submit } from '../../../testing/forms.tsx';
import { renderPage } from '../../../testing/render-page.tsx';
import { EnquiryForm } from '../enquiry-form.tsx';
import { enquiryTexts } from '../texts.ts';

const words = defineWords('content', enquiryTexts);
const LABELS = {
  form: 'Write to us',
  Name: 'Name',
  Email: 'Email',
  PhoneNumber: 'Phone number',
  Message: 'Message',
  send: 'Send',
};
const call = async () => contactUs;
const saved = [{ ResponseMsg: 'Saved Successfully', ReferenceNumber: 'CN-2026-7QK2ZD' }];
export const ID = '6f1f5a52-6a3e-4f6f-9f65-1b5f0a6d2c11';
export const good = {
  Name: 'Asha Rao',
  Email: 'asha@example.in',
  'Phone number': '+91 98765-43210',
  Message: 'In teak?',
};

export function Form() {
  return <EnquiryForm draft="contact" t={useWords(words)} labels={LABELS} call={call} />;
}

export async function openForm(answer: unknown = saved, more: Readonly<Record<string, unknown>> = {}) {
  const opened = await renderPage(<Form />, {
    api: {
      'get-form-token': { FormToken: 'token' },
      'begin-attachment': { ResponseMsg: 'Saved Successfully', AttachmentID: ID },
      'contact-us': answer,
      ...more,
    },
  });
  return {
    ...opened,
    fill: (texts: Readonly<Record<string, string>> = good) => fill(opened, texts),
    submit: () => submit(opened, 'Send'),
    sent: () => sentTo(opened, 'contact-us') as Record<string, unknown>[],
  };
}
export const thanks = () => screen.findByText(/Your reference number is \u2068CN-2026-7QK2ZD/);
