import { describe, expect, it } from 'vitest';
import { factsOf } from '#testing/facts-of.ts';

const labelsOf = (html: string) => factsOf(html).forms.flatMap((form) => form.fields.map((field) => field.label));

describe('form fields', () => {
  it.each([
    ['label for', '<form><label for=a>Name</label><input id=a></form>', ['Name']],
    ['label around', '<form><label>Name <input></label></form>', ['Name']],
    ['label around a select, without its options', '<form><label>Size <select><option>S</option></select></label></form>', ['Size']],
    ['aria-label', '<form><input aria-label="Search"></form>', ['Search']],
    [
      'aria-labelledby of something further down',
      '<form><input aria-labelledby="l m"></form><p id=l>First</p><p id=m hidden>name</p>',
      ['First name'],
    ],
    [
      'a label rather than a sample of a framework',
      '<form><label for=a>Your tent</label><select id=a aria-label="Default select example"></select></form>',
      ['Your tent'],
    ],
    ['nothing but a sample', '<form><select aria-label="Default select example"></select></form>', [null]],
    ['a name like a sample', '<form><select aria-label="Example select"></select></form>', ['Example select']],
    ['title', '<form><textarea title="Message"></textarea></form>', ['Message']],
    ['nothing but a placeholder', '<form><input placeholder="Name"></form>', [null]],
    ['an empty label', '<form><label for=a> </label><input id=a></form>', [null]],
    [
      'the label of its own form, where an id occurs twice',
      '<form><label for=a>One</label><input id=a></form><form><label for=a>Two</label><input id=a></form>',
      ['One', 'Two'],
    ],
  ])('are named by %s', (_name, html, labels) => {
    expect(labelsOf(html)).toEqual(labels);
  });

  it('outside of any form make an entry of their own', () => {
    const { forms } = factsOf(
      '<form action="/go" method="POST"><input name=a></form><div id=box><p><input name=b></p><select name=c><option>1</option></select></div>',
    );
    expect(forms.map(({ action, method, selector, fields }) => [action, method, selector, fields.map((field) => field.name)])).toEqual([
      ['https://example.org/go', 'post', 'body > form', ['a']],
      ['', '', '#box', ['b', 'c']],
    ]);
    expect(forms[1]?.fields[1]).toMatchObject({ type: 'select', options: ['1'] });
  });

  it('follow the form attribute', () => {
    const { forms } = factsOf('<form id=f></form><input form=f name=far>');
    expect(forms).toHaveLength(1);
    expect(forms[0]?.fields[0]?.name).toBe('far');
  });

  it('are hidden where the form is', () => {
    const [form] = factsOf('<form hidden><input></form>').forms;
    expect([form?.hidden, form?.fields[0]?.hidden]).toEqual([true, true]);
  });
});

describe('buttons', () => {
  it('take their words from text, value or alternative text, and give a form its submit text', () => {
    const facts = factsOf(
      '<form><button type=button>Help</button><button>Send</button></form><input type=submit value=Go><div role=button>Play</div><a href=/ role=button>Link</a>',
    );
    expect(facts.buttons.map((button) => button.text)).toEqual(['Help', 'Send', 'Play', 'Go']);
    expect(facts.forms[0]?.submitText).toBe('Send');
  });
});
