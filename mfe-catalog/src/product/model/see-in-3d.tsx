import { useState, useSyncExternalStore } from 'react';
import { defineIsland, useCannotOpen, useRequested, useWords } from 'shared-contracts';
import { canBePlaced } from './can-be-placed.ts';
import styles from './see-in-3d.module.css';
import { modelWords } from './words.ts';

interface SeeIn3dProps {
  /** The address of the GLB. */
  readonly model: string;
  /** The product's name. */
  readonly name: string;
}

const ModelView = defineIsland({
  load: async () => (await import(/* webpackChunkName: "model" */ './model-view.tsx')).ModelView,
});

const neverChanges = () => () => undefined;

/** 'View in 3D' and, on devices that can, 'See it in your room' (CAT-35). Code and model are loaded by a press alone. */
export function SeeIn3d({ model, name }: SeeIn3dProps) {
  const t = useWords(modelWords);
  const view = useRequested(ModelView, useCannotOpen());
  const placeable = useSyncExternalStore(neverChanges, canBePlaced, () => false);
  const [inRoom, setInRoom] = useState(false);
  const open = (room: boolean) => {
    setInRoom(room);
    view.open();
  };
  return (
    <div className={styles.buttons}>
      <button type="button" className={styles.button} onClick={() => open(false)}>
        {t('viewIn3d')}
      </button>
      {placeable && (
        <button type="button" className={styles.button} onClick={() => open(true)}>
          {t('seeInRoom')}
        </button>
      )}
      {view.isOpen && <ModelView model={model} name={name} inRoom={inRoom} onClose={view.close} />}
    </div>
  );
}
