import type { SourceDocument } from '../source-document.ts';

/** A history text written for these tests. */
export const printingPress: SourceDocument = {
  title: 'How Printing Changed Europe',
  kind: 'pdf',
  pageCount: 5,
  sections: [
    {
      heading: 'BEFORE THE PRESS',
      page: 1,
      text: `In the early Middle Ages, monks copied most books in Europe by hand. A scriptorium was a room in a monastery where monks copied books. A manuscript is a text that is written by hand. Parchment is a writing material that is made from the skin of sheep, goats, or calves. A single Bible required the skins of about 170 calves. Books were expensive because a scribe needed many months to copy one volume.

Paper came to Europe from China by way of the Islamic world. Woodblock printing is a method in which a whole page is carved into a block of wood. Bi Sheng invented movable type of baked clay in China in about 1040. Movable type is a system of printing with single letters that can be arranged and used again.`,
    },
    {
      heading: 'GUTENBERG IN MAINZ',
      page: 2,
      text: `Johannes Gutenberg developed a printing press with movable metal type in the German city of Mainz. Gutenberg trained as a goldsmith, and he knew how to cast small objects of metal. He borrowed money from Johann Fust in order to pay for his workshop. The Gutenberg Bible was completed in 1455. Gutenberg printed about 180 copies of the Bible, and 49 of them survive today.

Gutenberg made his letters from an alloy of lead, tin, and antimony. An alloy is a mixture of metals that is melted together. Oil-based ink replaced the older ink because water-based ink ran off the metal letters. Johann Fust sued Gutenberg in 1455 and took over the workshop. Peter Schöffer printed the first book with a printed date in 1457.`,
    },
    {
      heading: 'A FAST SPREAD',
      page: 3,
      text: `Printers carried the new art across Europe within a few decades. By 1500, presses worked in more than 200 European towns. William Caxton set up the first printing press in England in 1476. Aldus Manutius founded the Aldine Press in Venice in 1494. Manutius printed small books that readers could carry in a pocket. Venice became a center of printing because its merchants traded with all of Europe.

Books printed before 1501 are known as incunabula. European presses produced about 20 million copies of books before 1501. The price of books fell because one press could print hundreds of pages in a day. A pamphlet is a short printed work without a hard cover.`,
    },
    {
      heading: 'RELIGION AND REFORM',
      page: 4,
      text: `Martin Luther criticized the sale of indulgences in 1517. An indulgence was a document that promised a shorter punishment for sins. Printers spread the Ninety-five Theses through Germany within weeks. Luther translated the New Testament into German so that ordinary people could read it. The Reformation was a movement that divided the Christian church of western Europe. William Tyndale published an English translation of the New Testament in 1526.

Rulers and churches feared the power of print. Censorship is the control of what people may write, print, or say. Pope Paul IV issued an index of forbidden books in 1559. Many printers moved to the Dutch Republic because its towns allowed more freedom of the press.`,
    },
    {
      heading: 'SCIENCE AND DAILY LIFE',
      page: 5,
      text: `Printing helped scholars because every copy of a book contained the same words, numbers, and pictures. Nicolaus Copernicus published a book about the motion of the planets in 1543. Andreas Vesalius published a richly illustrated book about the human body in 1543. Gerardus Mercator printed a world map for sailors in 1569. When scholars found errors in a printed table, they could correct the next edition.

Literacy is the ability to read and write. Literacy rose in towns because printed books were cheap enough for craftsmen and merchants. Johann Carolus published the first printed newspaper in Strasbourg in 1605. An almanac is a yearly book with a calendar, dates of fairs, and forecasts of the weather. Almanacs sold in large numbers in the seventeenth century.`,
    },
  ],
};
