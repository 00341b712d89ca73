import type { HeadData, Strategy } from '#contracts/strategy.ts';

/** Path of the home page: its sections come first. */
export function homePath({ craft }: Pick<Strategy, 'craft'>): string {
  return craft.pages[0]?.path ?? '/';
}

/** The head data of the home page; undefined where it is not planned. */
export function homeHead({ craft, engineer }: Pick<Strategy, 'craft' | 'engineer'>): HeadData | undefined {
  return engineer.head.find((head) => head.path === homePath({ craft }));
}
