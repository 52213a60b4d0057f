import '@google/model-viewer';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useWords } from 'shared-contracts';
import { CloseButton, Dialog } from 'shared-contracts/kit/dialog';
import styles from './model-view.module.css';
import { modelWords } from './words.ts';

interface ModelViewProps {
  /** The address of the GLB. */
  readonly model: string;
  /** The product's name. */
  readonly name: string;
  /** Whether it is to be shown in the room at once. */
  readonly inRoom: boolean;
  readonly onClose: () => void;
}

/** The dialog of a product in three dimensions. Nothing moves by itself. */
export function ModelView({ model, name, inRoom, onClose }: ModelViewProps) {
  const t = useWords(modelWords);
  const stage = useRef<HTMLDivElement>(null);
  const label = t('in3d', { product: name });
  const state = useViewer(stage, { model, label, roomLabel: t('seeInRoom'), inRoom });
  return (
    <Dialog label={label} onClose={onClose} className={styles.dialog}>
      <CloseButton onClose={onClose} className={styles.close} />
      <h2>{label}</h2>
      {state !== 'modelFailed' && <div ref={stage} className={styles.stage} />}
      <p role="status">{t(state)}</p>
    </Dialog>
  );
}

interface ViewerOptions extends Pick<ModelViewProps, 'model' | 'inRoom'> {
  readonly label: string;
  readonly roomLabel: string;
}

/** Puts the viewer into the stage. By hand: the store's build of react-dom has no custom elements. */
function useViewer(stage: RefObject<HTMLDivElement | null>, { model, label, roomLabel, inRoom }: ViewerOptions) {
  const [state, setState] = useState<'loadingModel' | 'turnHint' | 'modelFailed'>('loadingModel');
  useEffect(() => {
    if (!document.createElement('canvas').getContext('webgl2')) {
      setState('modelFailed');
      return;
    }
    const viewer = document.createElement('model-viewer');
    const attributes = {
      alt: label,
      ar: '',
      'ar-modes': 'webxr scene-viewer quick-look',
      // As large as it is.
      'ar-scale': 'fixed',
      'camera-controls': '',
      // From where the shop's pictures look.
      'camera-orbit': '-30deg 75deg auto',
      'interaction-prompt': 'none',
      'shadow-intensity': '1',
      'touch-action': 'pan-y',
      src: model,
    };
    for (const [name, value] of Object.entries(attributes)) viewer.setAttribute(name, value);
    const room = document.createElement('button');
    room.slot = 'ar-button';
    room.className = styles.room ?? '';
    room.textContent = roomLabel;
    viewer.append(room);
    viewer.addEventListener('load', () => {
      setState('turnHint');
      if (inRoom && viewer.canActivateAR) void viewer.activateAR();
    });
    viewer.addEventListener('error', () => setState('modelFailed'));
    stage.current?.append(viewer);
    return () => viewer.remove();
  }, [stage, model, label, roomLabel, inRoom]);
  return state;
}
