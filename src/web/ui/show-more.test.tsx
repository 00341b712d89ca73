import { MantineProvider } from '@mantine/core';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ShowMore } from './show-more.tsx';

const shownItems = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

it('shows the first few, all on request, and all on paper', () => {
  render(
    <MantineProvider>
      <ShowMore items={['a', 'b', 'c']} count={2} noun="letters">
        {(shown) => shown.map((letter) => <li key={letter}>{letter}</li>)}
      </ShowMore>
    </MantineProvider>,
  );
  expect(shownItems()).toEqual(['a', 'b']);
  fireEvent(window, new Event('beforeprint'));
  expect(shownItems()).toEqual(['a', 'b', 'c']);
  fireEvent(window, new Event('afterprint'));
  expect(shownItems()).toEqual(['a', 'b']);
  fireEvent.click(screen.getByRole('button', { name: 'Show all 3 letters' }));
  expect(shownItems()).toEqual(['a', 'b', 'c']);
});
