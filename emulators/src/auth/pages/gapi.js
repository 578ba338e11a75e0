/* global document, window */
/**
 * Stands in for https://apis.google.com/js/api.js, by which Firebase speaks to a frame of Auth's: this much of
 * it, without a network. The frame is iframe.html beside this file.
 */
window.gapi = {
  load: (_name, { callback }) => callback(),
  iframes: {
    CROSS_ORIGIN_IFRAMES_FILTER: null,
    Iframe: Object,
    getContext: () => ({ open }),
  },
};

function open({ where, url, attributes }, ready) {
  const frame = document.createElement('iframe');
  const { style, ...others } = attributes;
  for (const [name, value] of Object.entries(others)) frame.setAttribute(name, value);
  Object.assign(frame.style, style);
  const handlers = new Map();
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
  window.addEventListener('message', ({ source, data }) => {
    if (source === frame.contentWindow) handlers.get(data.type)?.(data);
  });
  frame.src = url;
  where.append(frame);
  return ready({
    restyle: () => Promise.resolve(),
    ping: (done) => loaded.then(done),
    register: (type, handler) => handlers.set(type, handler),
    // Firebase asks it whether a frame may store something, and throws after the answer.
    send: (name, _data, done) => {
      try {
        done([{ [name]: true }]);
      } catch {
        // As there, nobody is told.
      }
    },
  });
}
