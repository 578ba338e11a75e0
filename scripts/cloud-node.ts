/** The version of Node that the cloud runs, by firebase.json's runtime; `npm run test:cloud-node` brings it. */
export const CLOUD_NODE = '22.23.3';
