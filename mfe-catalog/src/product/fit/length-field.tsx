import { useState } from 'react';
import { useWords } from 'shared-contracts';
import { TextField } from 'shared-contracts/kit/text-field';
import { centimetresIn } from '../drawing/centimetres.ts';
import { fitWords } from './words.ts';

interface LengthFieldProps {
  readonly label: string;
  readonly value: number | undefined;
  /** The least that is taken, in centimetres. */
  readonly least: number;
  /** Receives undefined for an empty field. Not called for an invalid length. */
  readonly onChange: (value: number | undefined) => void;
}

/** A length in whole centimetres. What is typed stays while the field has the focus, or is wrong. */
export function LengthField({ label, value, least, onChange }: LengthFieldProps) {
  const t = useWords(fitWords);
  const [typed, setTyped] = useState<string | null>(null);
  const [isWrong, setIsWrong] = useState(false);
  return (
    <TextField
      label={label}
      inputMode="numeric"
      autoComplete="off"
      dir="ltr"
      maxLength={4}
      value={typed ?? String(value ?? '')}
      fault={isWrong ? t('lengthWrong', { least }) : null}
      onChange={({ target }) => {
        const length = centimetresIn(target.value, least);
        setTyped(target.value);
        setIsWrong(false);
        if (length !== undefined || target.value.trim() === '') onChange(length);
      }}
      onBlur={() => {
        const isLength = typed === null || typed.trim() === '' || centimetresIn(typed, least) !== undefined;
        setIsWrong(!isLength);
        if (isLength) setTyped(null);
      }}
    />
  );
}
