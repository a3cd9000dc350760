import type { View } from '@veillee/one-night';
import { Passing } from '../../../onePhone/Passing.tsx';
import type { OnePhone } from '../../face.ts';
import type { Judged } from '../shown.ts';

export const onePhone: OnePhone<View, Judged> = {
  options: (options) => options,
  Play: ({ face }) => (
    <Passing
      face={face}
      title=""
      phase="dusk"
      to={0}
      from={null}
      seen={new Set()}
      secret={() => null}
      shut={null}
      doneLabel=""
      done={() => {}}
    />
  ),
};
