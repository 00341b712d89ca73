import { describe, expect, it } from 'vitest';
import { choicesInNote, readFieldType } from './field-types.ts';

describe('readFieldType', () => {
  it.each([
    ['select: Desktop PC / Phone, TV or monitor / Other', 'select', ['Desktop PC', 'Phone, TV or monitor', 'Other']],
    ['select: Please choose… / Small / Large', 'select', ['Small', 'Large']],
    ['radio: Yes, No', 'radio', ['Yes', 'No']],
    ['number, 5 to 100 euros', 'number', []],
    ['Email', 'email', []],
    ['a box to tick', 'text', []],
  ])('%s', (asked, type, choices) => {
    expect(readFieldType(asked)).toEqual({ type, choices });
  });
});

it('choicesInNote: what a note lists after the label', () => {
  const note = 'One step. Choices of "I want to": "join", "donate", "tell an idea". Button: "Send".';
  expect(choicesInNote(note, 'I want to')).toEqual(['join', 'donate', 'tell an idea']);
  expect(choicesInNote(note, 'Send')).toEqual([]);
});
