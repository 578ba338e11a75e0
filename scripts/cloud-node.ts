/** The cloud's version of Node, by firebase.json's runtime; `npm run test:cloud-node` gets it. */
export const CLOUD_NODE = '22.23.3';
