import formStyles from 'shared-contracts/kit/form.module.css';

/** Why a form was not taken, in the form, where it stays until the next try; '' for nothing. */
export function FormFault({ text }: { readonly text: string }) {
  if (text === '') return null;
  return (
    <p role="alert" className={formStyles.fault}>
      {text}
    </p>
  );
}
