import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Screens } from './screens.tsx';

it('shows desktop and phone, with a link to the full page', () => {
  render(
    <Screens
      siteUrl="https://www.tea.example/"
      screenshots={[
        { kind: 'desktop', url: '/shots/d.png' },
        { kind: 'mobile', url: '/shots/m.png' },
        { kind: 'full', url: '/shots/f.png' },
      ]}
    />,
  );
  expect(screen.getByRole('img', { name: 'Home page of tea.example on a desktop' }).getAttribute('src')).toBe('/shots/d.png');
  expect(screen.getByRole('img', { name: 'Home page of tea.example on a phone' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'see the full page' }).getAttribute('href')).toBe('/shots/f.png');
});

it.each(['https://elsewhere.example/d.png', '//elsewhere.example/d.png'])('never loads an image from %s', (url) => {
  const { container } = render(<Screens siteUrl="https://tea.example/" screenshots={[{ kind: 'desktop', url }]} />);
  expect(container.innerHTML).toBe('');
});
