/** For tests: takes the place of the browser's event stream, which jsdom lacks; the test sends the events. */
export class FakeEventSource extends EventTarget {
  /** The stream opened last in this test. */
  static last: FakeEventSource | null = null;
  static readonly CLOSED = 2;
  readyState = 1;
  readonly url: string;

  constructor(url: string) {
    super();
    this.url = url;
    FakeEventSource.last = this;
  }
  send(event: { type: string }) {
    this.dispatchEvent(new MessageEvent(event.type, { data: JSON.stringify(event) }));
  }
  fail() {
    this.readyState = FakeEventSource.CLOSED;
    this.dispatchEvent(new Event('error'));
  }
  close() {
    this.readyState = FakeEventSource.CLOSED;
  }
}
