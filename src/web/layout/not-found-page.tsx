import { ButtonLink } from '../ui/button-link.tsx';
import { StateBlock } from '../ui/states.tsx';
import { usePageTitle } from '../ui/use-page-title.ts';

export function Component() {
  usePageTitle('Page not found');
  return (
    <StateBlock level={1} title="404 Page Not Found" actions={<ButtonLink to="/">Go Back Home</ButtonLink>}>
      There is nothing at this address. The link may be old, or a letter may be wrong.
    </StateBlock>
  );
}
